import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  HeadContent,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { and, createActor, createMachine } from 'xstate';
import { CurrentPage } from '../../src/app/CurrentPage';
import { createSiteRouter } from '../../src/app/router';
import { createRouteTree } from '../../src/app/routeTree';

/** Each test fails when a library fixes what we work around; remove the workaround then. */
describe('[Workarounds] A workaround is still needed because', () => {
  test('the router’s Outlet adds a Suspense boundary that the export lacks', async () => {
    expect(await hydrationErrors({ page: <Outlet />, isWritten: true })).not.toEqual([]);
    expect(await hydrationErrors({ page: <CurrentPage />, isWritten: true })).toEqual([]);
  });

  test('the router adds another boundary unless it is told that the page is rendered', async () => {
    expect(await hydrationErrors({ page: <CurrentPage />, isWritten: false })).not.toEqual([]);
  });

  test('the router keeps a page pending for an address below it', async () => {
    const history = createMemoryHistory({ initialEntries: ['/services/no-such-part'] });
    const router = createSiteRouter(createRouteTree(), history);
    await router.load();
    const page = router.state.matches.at(-1);
    expect([page?.routeId, page?.status]).toEqual(['/services', 'pending']);
  });

  test('the router’s HeadContent keeps the exported title', async () => {
    document.head.innerHTML = '<title>Exported</title>';
    await renderHead('Shown');
    const titles = [...document.querySelectorAll('title')].map(({ textContent }) => textContent);
    expect(titles.sort()).toEqual(['Exported', 'Shown']);
  });

  test('XState has no public name for the transitions of a microstep', () => {
    const names: string[] = [];
    const machine = createMachine({
      initial: 'off',
      states: { off: { on: { go: 'on' } }, on: {} },
    });
    const actor = createActor(machine, {
      inspect: (event) => event.type === '@xstate.microstep' && names.push(...Object.keys(event)),
    }).start();
    actor.send({ type: 'go' });
    expect(names).toContain('_transitions');
    expect(names).not.toContain('transitions');
  });

  test('XState identifies a combined guard only by its check', () => {
    const guard = and(['isOpen']);
    expect(Object.keys(guard).sort()).toEqual(['check', 'guards']);
  });
});

interface Written {
  readonly page: ReactNode;
  /** If true, the router knows that the page is rendered. */
  readonly isWritten: boolean;
}

/** React's complaints about hydrating an exported page with a router. */
async function hydrationErrors({ page, isWritten }: Written): Promise<readonly unknown[]> {
  const root = createRootRoute({ component: () => page });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>Page</p> });
  const history = createMemoryHistory({ initialEntries: ['/'] });
  const router = createRouter({ routeTree: root.addChildren([home]), history });
  if (isWritten) router.ssr = { manifest: undefined };
  await router.load();
  const container = document.createElement('div');
  container.innerHTML = '<p>Page</p>';
  const errors: unknown[] = [];
  const hydrated = await act(async () =>
    hydrateRoot(container, <RouterProvider router={router} />, {
      onRecoverableError: (error) => errors.push(error),
    }),
  );
  expect(container).toHaveTextContent('Page');
  await act(async () => hydrated.unmount());
  return errors;
}

async function renderHead(title: string): Promise<void> {
  const root = createRootRoute({
    component: () => <HeadContent />,
    head: () => ({ meta: [{ title }] }),
  });
  const router = createRouter({ routeTree: root, history: createMemoryHistory() });
  await router.load();
  render(<RouterProvider router={router} />);
}
