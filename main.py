from companion.native import run

run()
