import type { HeaderValues } from '../../service/site/headerTable';
import { fileOf, type HostedSite, hostNames, rootFolder, spellingsOf } from './hostedSite';

/** A configuration for Caddy that serves the sites, with certificates that it gets by itself. */
export function caddyFile(sites: readonly HostedSite[]): string {
  return [head, ...sites.map(siteBlocks)].join('\n');
}

const head = `# Written by npm run build, for Caddy 2.6 or later, as Debian has it. docs/deploy.md says where it goes.
# Yours to change: the folder of each root.
`;

function siteBlocks(site: HostedSite): string {
  const { host, other } = hostNames(site);
  const { everywhere, overTls, rules, notFound, otherwise } = site.table;
  const isFolder = (path: string) => path.endsWith('/*');
  const folders = rules.filter(({ path }) => isFolder(path));
  const pages = rules.filter(({ path }) => !isFolder(path));
  return `http://${host} {
	redir https://${host}{uri} 301
}
http://${other} {
	redir https://${other}{uri} 301
}
https://${other} {
${headers(overTls, 1)}
	redir https://${host}{uri} 301
}
https://${host} {
	root * ${rootFolder(site.name)}
	map {query} {question} {
		~(.+) "?\${1}"
		default ""
	}
${headers({ ...everywhere, ...overTls, ...otherwise }, 1)}
${site.pages.map((page) => redirect(page, host)).join('\n')}
${pages
  .map(({ path, headers: own }) =>
    handle(
      `@${matcher(path)}`,
      [headers(own, 2), `\t\trewrite * ${fileOf(path)}`, files()],
      `\t@${matcher(path)} path_regexp ^${path}$\n`,
    ),
  )
  .join('\n')}
${folders.map(({ path, headers: own }) => handle(path, [headers(own, 2), files(unsent)])).join('\n')}
	header /site.webmanifest Content-Type application/manifest+json
${handle('', [files(unsent)])}
	handle_errors {
${headers(notFound, 2)}
		rewrite * /404.html
${files()}
	}
}
`;
}

/** Copies and settings are there for servers, not for visitors. */
const unsent = ['*.html', '*.br', '*.gz', '_*'];

/** Looked at as it was sent: Caddy cleans the path for matchers. */
function redirect(page: string, host: string): string {
  const sent = '{http.request.orig_uri.path}';
  return `	@other_${matcher(page)} {
		vars_regexp ${sent} (?i)^${spellingsOf(page)}$
		not vars_regexp ${sent} ^${page}$
	}
	redir @other_${matcher(page)} https://${host}${page}{question} 301`;
}

function handle(path: string, parts: readonly string[], before = ''): string {
  return `${before}	handle ${path === '' ? '' : `${path} `}{\n${parts.join('\n')}\n\t}`;
}

function files(hidden: readonly string[] = []): string {
  const hide = hidden.length > 0 ? `\t\t\thide ${hidden.join(' ')}\n` : '';
  return `\t\tfile_server {\n${hide}\t\t\tprecompressed br gzip\n\t\t\tdisable_canonical_uris\n\t\t}`;
}

function headers(values: HeaderValues, depth: number): string {
  const tabs = '\t'.repeat(depth);
  const lines = Object.entries(values).map(([name, value]) => `${tabs}\t${name} "${value}"`);
  return `${tabs}header {\n${lines.join('\n')}\n${tabs}}`;
}

function matcher(page: string): string {
  return page === '/' ? 'home' : page.slice(1).replace(/\W/g, '_');
}
