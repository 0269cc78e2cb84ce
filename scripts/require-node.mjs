// If the automatic install fails, pnpm only warns and runs the script with the host's Node. With an old version
// better-sqlite3 crashes with a segmentation fault and no message, so explain the cause first.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

if (major < 22 || (major === 22 && minor < 19)) {
  console.error(
    `Mitako's scripts need Node 22.19 or newer and are running on ${process.version}.\n` +
      'The workspace installs its own Node; run `npx -y pnpm@12 install` and see why that failed.',
  );
  process.exit(1);
}
