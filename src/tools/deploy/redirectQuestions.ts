import { overTls } from '../../service/site/headerTable';
import type { Ask, Reply } from './ask';
import type { Deployment } from './deployment';
import { wrongHeader } from './headerProblems';

/** Other spellings of a page, and where each leads in one step. */
const spellings = [
  ['/services/', '/services'],
  ['/services.html', '/services'],
  ['/Services', '/services'],
  ['/SERVICES.html', '/services'],
  ['/services?a=1&b=%20', undefined],
  ['/services/?a=1&b=%20', '/services?a=1&b=%20'],
  ['/index.html', '/'],
  ['/index', '/'],
] as const;

export async function spellingProblems({ ask, origin }: Deployment): Promise<readonly string[]> {
  const problems = spellings.map(async ([path, target]) => {
    const reply = await ask(origin + path);
    if (target !== undefined) return redirectProblems(reply, origin + path, origin + target);
    return reply.status === 200
      ? []
      : [`${path}: answers with status ${reply.status}: expected 200`];
  });
  return (await Promise.all(problems)).flat();
}

/** The ways to the one address of the site: from HTTP, and from its name with or without `www.`. */
export async function originProblems({
  ask,
  origin,
  isSecure,
}: Deployment): Promise<readonly string[]> {
  // A server on this machine has neither TLS nor another name.
  if (!isSecure) return [];
  const { host } = new URL(origin);
  const other = host.startsWith('www.') ? host.slice(4) : `www.${host}`;
  const steps = [
    // To the same host first, as the preload list asks.
    [`http://${host}`, `https://${host}`],
    [`http://${other}`, `https://${other}`],
    [`https://${other}`, origin],
  ] as const;
  const problems = steps.map(([from, to]) => wayProblems(ask, from, to));
  return (await Promise.all(problems)).flat();
}

async function wayProblems(ask: Ask, from: string, to: string): Promise<readonly string[]> {
  const path = '/services?a=1';
  const reply = await ask(from + path).catch((error: Error) => error);
  if (reply instanceof Error) return [reply.message];
  const transport = 'Strict-Transport-Security';
  const problems = from.startsWith('https:')
    ? wrongHeader(
        reply,
        transport,
        `${overTls[transport]}`,
        (found) => found === overTls[transport],
      )
    : [];
  return [
    ...redirectProblems(reply, from + path, to + path),
    ...problems.map((line) => `${from}: ${line}`),
  ];
}

function redirectProblems(reply: Reply, from: string, to: string): readonly string[] {
  const location = reply.header('location');
  const target = location === '' ? '' : new URL(location, from).href;
  if ([301, 308].includes(reply.status) && target === to) return [];
  const found = target === '' ? '' : ` to ${target}`;
  return [`${from}: answers with status ${reply.status}${found}: expected 301 or 308 to ${to}`];
}
