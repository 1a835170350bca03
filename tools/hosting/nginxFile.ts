import { type HeaderTable, speculationRulesPath, speculationRulesType } from './headerTable';

/** One site, for server configurations. */
export interface HostedSite {
  /** Folder of its root: `com`. */
  readonly name: string;
  /** Canonical origin: `https://www.example.com`. */
  readonly origin: string;
  readonly pages: readonly string[];
  readonly table: HeaderTable;
}

/** An nginx configuration of both sites, to be included where servers are defined. */
export function nginxFile(sites: readonly HostedSite[]): string {
  return `${[head, ...sites.map(siteBlocks)].join('\n')}`;
}

const head = `# Written by npm run build, for nginx 1.22 or later, as Debian has it. docs/operator.md says where it goes.
# Yours to change: the folder of each root, and the certificates.
# brotli_static needs the package libnginx-mod-http-brotli-static; without it take that line out.
`;

function siteBlocks(site: HostedSite): string {
  const { hostname: host } = new URL(site.origin);
  // With or without `www.`, which redirects.
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  const { everywhere, overTls } = site.table;
  const always = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers)
      .map(([name, value]) => `  add_header ${name} "${value}" always;`)
      .join('\n');
  return `# ${site.origin}
${addressMap(site)}
${headerMaps(site).join('\n')}
${toTls(host)}
${toTls(other)}
server {
  ${listening}
  server_name ${other};
  ${certificate(host)}
${always(overTls)}
  return 301 https://${host}$request_uri;
}
server {
  ${listening}
  server_name ${host};
  ${certificate(host)}
  root /var/www/studio/${site.name};
  server_tokens off;
  charset utf-8;
  charset_types text/plain text/xml application/javascript application/xml image/svg+xml;
  gzip_static on;
  gzip_vary on;
  brotli_static on;

${always({ ...everywhere, ...overTls })}
${Object.entries(variableHeaders)
  .map(([name, key]) => `  add_header ${name} $${variable(site, key)} always;`)
  .join('\n')}

  if ($${variable(site, 'address')}) {
    return 301 https://${host}$${variable(site, 'address')}$is_args$args;
  }
  error_page 404 /404.html;
  location = /404.html { internal; }
${site.pages.map((page) => `  location = ${page} { try_files ${fileOf(page)} =404; }`).join('\n')}
  location = /site.webmanifest { default_type application/manifest+json; }
  location = ${speculationRulesPath} { types {} default_type ${speculationRulesType}; }
  # Copies and settings are there for servers, not for visitors.
  location ~ (\\.(html|br|gz)|/_[^/]*)$ { return 404; }
  location / { try_files $uri =404; }
}
`;
}

const listening = 'listen 443 ssl http2;\n  listen [::]:443 ssl http2;';

/** One certificate for both names of a site. */
function certificate(host: string): string {
  return `ssl_certificate /etc/letsencrypt/live/${host}/fullchain.pem;
  ssl_certificate_key /etc/letsencrypt/live/${host}/privkey.pem;
  ssl_protocols TLSv1.2 TLSv1.3;`;
}

/** Redirects to the same host first, as the preload list requires. Source: hstspreload.org, submission requirements. */
function toTls(host: string): string {
  return `server {
  listen 80;
  listen [::]:80;
  server_name ${host};
  return 301 https://${host}$request_uri;
}`;
}

/** Headers that depend on the served file. */
const variableHeaders = {
  'Content-Security-Policy': 'policy',
  'Cache-Control': 'cache',
  'Cross-Origin-Resource-Policy': 'sharing',
  'Speculation-Rules': 'speculation',
} as const;

function variable({ name }: HostedSite, key: string): string {
  return `${name.replaceAll('.', '_')}_${key}`;
}

/** Canonical address of an alternative spelling; empty for other addresses. */
function addressMap(site: HostedSite): string {
  const lines = site.pages.flatMap((page) => [
    `  "~^${page}(?:\\?|$)" "";`,
    `  "~*^${spellingsOf(page)}(?:\\?|$)" ${page};`,
  ]);
  return `map $request_uri $${variable(site, 'address')} {\n${lines.join('\n')}\n  default "";\n}`;
}

/** By served file, because the not-found page answers under any path. */
function headerMaps(site: HostedSite): string[] {
  return Object.entries(variableHeaders).map(([name, key]) => {
    const lines = valuesOf(site.table, name).map(
      ([file, value]) => `  ${file} "${value?.replaceAll('"', '\\"')}";`,
    );
    return `map $uri $${variable(site, key)} {\n${lines.join('\n')}\n}`;
  });
}

function valuesOf({ rules, notFound, otherwise }: HeaderTable, name: string) {
  const own = rules.map(({ path, headers }) => [pattern(path), headers[name]] as const);
  const all = [...own, ['/404.html', notFound[name]], ['default', otherwise[name]]] as const;
  return all.filter(([, value]) => value !== undefined);
}

function pattern(path: string): string {
  if (path.endsWith('/*')) return `~^${path.slice(0, -1)}`;
  return path.includes('.') ? path : fileOf(path);
}

/** File of a page: `/services` is `/services.html`. */
export function fileOf(page: string): string {
  return page === '/' ? '/index.html' : `${page}.html`;
}

/** Regular expression for every spelling of a page's path, in any case. */
function spellingsOf(page: string): string {
  return page === '/' ? '/+(?:index(?:\\.html)?/*)?' : `/+${page.slice(1)}(?:\\.html)?/*`;
}
