import type { HostedSite } from './nginxFile';

/** Path of a root from the folder of its files in `hosting`. */
const rootOf = ({ name }: HostedSite) => `../../${name}`;

/**
 * `wrangler.jsonc` of a root, for Cloudflare Workers with static assets. Source: Cloudflare's
 * documentation, "Static assets".
 */
export function wranglerFile(site: HostedSite): string {
  const { hostname } = new URL(site.origin);
  const config = {
    name: hostname.replaceAll('.', '-'),
    // Without a script of our own, the date changes nothing that we use.
    compatibility_date: '2026-11-01',
    assets: {
      directory: rootOf(site),
      html_handling: 'drop-trailing-slash',
      not_found_handling: '404-page',
    },
    routes: [{ pattern: hostname, custom_domain: true }],
    // The same site at another address would be a copy to search engines.
    workers_dev: false,
  };
  return `// Written by npm run build. docs/deploy.md says how to use it.\n${JSON.stringify(config, null, 2)}\n`;
}

/**
 * `netlify.toml` of a root; headers and redirects are in the root itself. Source: Netlify's
 * documentation, "File-based configuration".
 */
export function netlifyFile(site: HostedSite): string {
  return `# Written by npm run build. docs/deploy.md says how to use it.
[build]
publish = "${rootOf(site)}"

# /services.html leads to /services.
[build.processing.html]
pretty_urls = true
`;
}
