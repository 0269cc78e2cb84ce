import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { basename } from 'node:path';

/** Where everything else comes from. */
const NPM = 'https://registry.npmjs.org';

/** A registry on this machine with the packed packages. All other names lead to npm's. */
export interface Registry {
  readonly url: string;
  close(): void;
}

/** Serves tarballs by the two requests that package managers make: a name's versions, and a version's file. */
export async function openRegistry(tarballs: readonly string[]): Promise<Registry> {
  const files = new Map(tarballs.map((tarball) => [`/-/${basename(tarball)}`, readFileSync(tarball)]));
  const manifests = new Map(
    tarballs.map((tarball) => {
      const manifest = manifestOf(tarball);
      return [manifest.name, { manifest, file: `/-/${basename(tarball)}` }];
    }),
  );
  const server = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '/').split('?')[0] ?? '/';
    const file = files.get(path);
    const found = manifests.get(path.slice(1));
    if (file !== undefined) response.end(file);
    else if (found === undefined) response.writeHead(302, { location: NPM + (request.url ?? '/') }).end();
    else {
      const { manifest } = found;
      const tarball = files.get(found.file) ?? Buffer.alloc(0);
      const integrity = `sha512-${createHash('sha512').update(tarball).digest('base64')}`;
      const version = { ...manifest, dist: { tarball: url + found.file, integrity } };
      response.setHeader('Content-Type', 'application/json').end(
        JSON.stringify({
          name: manifest.name,
          'dist-tags': { latest: manifest.version },
          versions: { [manifest.version]: version },
          time: { [manifest.version]: new Date(0).toISOString() },
        }),
      );
    }
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

function manifestOf(tarball: string): { readonly name: string; readonly version: string } {
  return JSON.parse(execFileSync('tar', ['-xzOf', tarball, 'package/package.json'], { encoding: 'utf8' })) as {
    name: string;
    version: string;
  };
}
