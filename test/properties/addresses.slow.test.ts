import fc from 'fast-check';
import { readSiteAddress } from '../../tools/local/siteAddress';
import { must, property, same } from './property';

const part = fc.oneof(
  fc.string({ unit: 'binary' }).map(encodeURIComponent),
  fc.constantFrom(
    ...['', '.', '..', '%2e%2e', '%2f', '%5c', '%00', '%', '%E0%A4', 'index', 'index.html'],
    ...['services', 'services.html', 'assets', '_headers', '404', '.html', 'a b', 'עברית'],
  ),
);
const pathname = fc.array(part, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`);

/** Source: docs/decisions.md, "Domains, language and addresses". */
property('[S2] has one canonical spelling of any path, inside the site', pathname, (path) => {
  const address = readSiteAddress(path);
  if (!address) return;
  const { canonical, files } = address;
  must(/^\/(?![/\\])/.test(canonical), `leads off the site: ${canonical}`);
  for (const file of files) {
    must(!file.startsWith('/') && !/[\\\0]/.test(file), `no file of the site: ${file}`);
    must(!file.split('/').includes('..'), `climbs: ${file}`);
  }
  // A redirect leads directly to the final address.
  if (files.length === 0) return;
  const again = readSiteAddress(canonical);
  must(again?.isCanonical === true, `${canonical} redirects once more`);
  same('the files behind a redirect', again?.files, files);
});
