// When the automatic install fails, pnpm only warns and runs the script on the host's Node. On an old one
// better-sqlite3 ends the process with a segmentation fault and no message, so say what happened first.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 18)) {
  console.error(
    `Mitako's scripts need Node 22.18 or newer and are running on ${process.version}.\n` +
      'The workspace brings its own Node; run `npx -y pnpm@12 install` and read why it did not arrive.',
  );
  process.exit(1);
}
