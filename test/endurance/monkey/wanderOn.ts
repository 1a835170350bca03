import type { BrowserContext, Request } from '@playwright/test';
import { stopTime } from '../../browser/support/toasts';
import { lightenClock } from '../lightenClock';
import type { MonkeyPath, Step } from './action';
import type { Finding } from './judge';
import type { Look } from './look';
import { createTouch } from './touch';
import { wander } from './wander';

/** A finding, with the first step and the address that it was made at, and how often it was made. */
export interface Found extends Finding {
  readonly address: string;
  readonly at: number;
  times: number;
}

export interface Wandered {
  readonly steps: readonly Step[];
  /** Each thing once. */
  readonly found: readonly Found[];
}

/** A height in which both the header and a part of a page are seen, in px. */
const height = 800;

/** Opens the site in a fresh context and wanders about it, from the home page. */
export async function wanderOn(
  context: BrowserContext,
  origin: string,
  { width, language }: Pick<MonkeyPath, 'width' | 'language'>,
  choose: (view: Look['view'], at: number) => Step | undefined,
  report: (line: string, wandered: Wandered) => void,
): Promise<Wandered> {
  const steps: Step[] = [];
  const found = new Map<string, Found>();
  const tell = (line: string) =>
    report(`${language} ${width}: ${line}`, { steps, found: [...found.values()] });
  const errors = collectErrors(context);
  await stopTime(context);
  await stayOn(context, origin);
  const page = await context.newPage();
  context.on('page', (other) => void other.close().catch(() => {}));
  await page.setViewportSize({ width, height });
  await page.goto(origin);
  await lightenClock(page);
  await wander({
    page,
    touch: await createTouch(page),
    origin,
    takeErrors: () => errors.splice(0),
    next: (view) => choose(view, steps.length),
    done: (step, at) => {
      steps.push(step);
      if (at % 500 === 0) tell(`${at} actions, ${found.size} findings`);
    },
    found: (finding, address, at) => {
      const { pathname } = new URL(address);
      const key = `${finding.question} ${pathname} ${finding.what.replace(/\d+/g, '#')}`;
      const known = found.get(key);
      if (known) known.times += 1;
      else {
        found.set(key, { ...finding, address, at, times: 1 });
        tell(`step ${at}, ${pathname}: ${finding.question}: ${finding.what}`);
      }
    },
  });
  return { steps, found: [...found.values()] };
}

function collectErrors(context: BrowserContext): string[] {
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(String(error.error())));
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${message.location().url})`);
  });
  return errors;
}

/** Answers whatever leads the tab away from the site with "no content", which leaves it where it is. */
async function stayOn(context: BrowserContext, origin: string): Promise<void> {
  const { host } = new URL(origin);
  // Another window, or another program, would come in front of the page, which is drawn no more then and hears of
  // no input. While it captures: a page that starts lets no click go further.
  await context.addInitScript(() => {
    const stay = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
      if (link?.matches('[target=_blank], [href^="mailto:"], [href^="tel:"]')) {
        event.preventDefault();
      }
    };
    addEventListener('click', stay, true);
  });
  const isAway = (url: URL) => url.host !== host;
  await context.route(isAway, (route) => {
    const leaves = route.request().isNavigationRequest() && !isInFrame(route.request());
    return leaves ? route.fulfill({ status: 204 }) : route.continue();
  });
  // The variant that holds everything sends enquiries here.
  const headers = { 'access-control-allow-origin': '*' };
  await context.route('http://enquiries.test/inbox', (route) =>
    route.fulfill({ status: 201, headers }),
  );
}

/** Whether it is for a frame of the page: one for a window that is still to come has none yet. */
function isInFrame(request: Request): boolean {
  try {
    return request.frame().parentFrame() !== null;
  } catch {
    return false;
  }
}
