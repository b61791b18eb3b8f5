// The browser's own file storage. Every answer is what was asked for, or a text that says why it cannot be given.
const HOME = "henhouse";
const options = {create: true};

const said = work => async (...given) => {
  try { return await work(...given); } catch (error) { return `${error.name}: ${error.message}`; }
};

const home = async () => (await navigator.storage.getDirectory()).getDirectoryHandle(HOME, options);

const folderOf = async path => {
  let folder = await home();
  for (const name of path.split("/").slice(0, -1)) folder = await folder.getDirectoryHandle(name, options);
  return folder;
};

const nameOf = path => path.split("/").pop();

async function* walk(folder, under) {
  for await (const [name, handle] of folder.entries()) {
    if (handle.kind === "directory") yield* walk(handle, `${under}${name}/`);
    else if (!name.endsWith(".crswap")) yield [`${under}${name}`, handle];
  }
}

// Wait until the worker of a tab that is closing is really gone, then hold the right to write for life.
export const hold = () => new Promise(resolve => {
  navigator.locks.request("henhouse-writer", () => { resolve(); return new Promise(() => {}); });
});

export const files = said(async () => {
  const found = [];
  for await (const [path, handle] of walk(await home(), "")) {
    const file = await handle.getFile();
    found.push([path, file.lastModified, new Uint8Array(await file.arrayBuffer())]);
  }
  return found;
});

// The new contents take the place of the old ones when the stream is closed, as a whole or not at all.
export const write = said(async (path, content) => {
  const bytes = content.toJs();
  const handle = await (await folderOf(path)).getFileHandle(nameOf(path), options);
  const stream = await handle.createWritable();
  await stream.write(bytes);
  await stream.close();
  return (await handle.getFile()).lastModified;
});

export const remove = said(async path => {
  try {
    await (await folderOf(path)).removeEntry(nameOf(path));
  } catch (error) {
    if (error.name !== "NotFoundError") throw error;
  }
  return 0;
});
