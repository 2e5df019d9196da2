import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exampleOf, headersOfHost, headersOfService, makeSite, run } from './hosted.ts';

/** Where Debian puts the modules. */
const MODULES = process.env.APACHE_MODULES ?? '/usr/lib/apache2/modules';

test('Apache with the .htaccess of docs/hosting.md says of every file what our own service says', async () => {
  const site = makeSite();
  writeFileSync(join(site, 'studio/.htaccess'), exampleOf('apache'));
  writeFileSync(join(site, 'types'), 'text/html html\n');
  const start = (port: number) => {
    const modules = ['mpm_event', 'authz_core', 'mime', 'dir', 'headers'];
    const file = join(site, 'apache.conf');
    const lines = [
      ...modules.map((name) => `LoadModule ${name}_module ${MODULES}/mod_${name}.so`),
      // It hands nothing out as root.
      ...(process.getuid?.() === 0 ? ['User daemon', 'Group daemon'] : []),
      `ServerName localhost\nListen 127.0.0.1:${port}\nPidFile ${site}/apache.pid\nErrorLog ${site}/errors.log\nTypesConfig ${site}/types`,
      `DocumentRoot ${site}\n<Directory ${site}>\nAllowOverride All\nRequire all granted\n</Directory>\n`,
    ];
    writeFileSync(file, lines.join('\n'));
    return run('apache2', '-X', '-d', site, '-f', file);
  };
  expect(await headersOfHost(start)).toEqual(await headersOfService(site));
});
