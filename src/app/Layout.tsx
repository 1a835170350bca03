import styled from '@emotion/styled';
import { Match, Outlet, useMatches } from '@tanstack/react-router';
import { createContext, type ReactNode, Suspense, use, useEffect } from 'react';
import { Banner } from '../features/banner/Banner';
import { Footer } from '../features/chrome/Footer';
import { Header } from '../features/chrome/Header';
import { ConsentPrompt } from '../features/consent/ConsentPrompt';
import { FloatingHelpers } from '../features/helpers/FloatingHelpers';
import { Panel } from '../features/panel/Panel';
import { Toasts } from '../features/toasts/Toasts';
import { useI18n } from '../i18n/I18nContext';
import { announcerId } from '../platform/announcer';
import { surface } from '../tokens/roles';
import { space } from '../tokens/space';
import { FailedPartContext, PartBoundary } from '../ui/PartBoundary';
import { VisuallyHidden } from '../ui/VisuallyHidden';

/** Layout around every page. */
export function Layout() {
  const { t } = useI18n();
  return (
    <>
      <SkipLink href="#main">{t('layout.skipToContent')}</SkipLink>
      <ConsentPrompt />
      <PartBoundary>
        <Banner />
      </PartBoundary>
      <PartBoundary>
        <Header />
      </PartBoundary>
      <main id="main" tabIndex={-1}>
        <FailedPartContext value={<p role="alert">{t('errors.partFailed')}</p>}>
          <CurrentPage />
        </FailedPartContext>
      </main>
      <PartBoundary>
        <FloatingHelpers />
      </PartBoundary>
      <PartBoundary>
        <Footer />
      </PartBoundary>
      <Toasts />
      {/* Hydrates after the page, in a task of its own. */}
      <Suspense>
        <Panel />
        {/* Hydrates last, with the panel's languages: nested boundaries wait for the outer ones. */}
        <Suspense>
          <Ready />
        </Suspense>
      </Suspense>
      <VisuallyHidden as="div" role="status" aria-live="polite" id={announcerId} />
    </>
  );
}

const SkipLink = styled.a({
  position: 'absolute',
  insetInlineStart: space(4),
  insetBlockStart: space(2),
  zIndex: 30,
  padding: space(3),
  ...surface.highlight,
  fontWeight: 700,
  '&:not(:focus)': { transform: 'translateY(-200%)' },
});

/**
 * The page at the router's address. TanStack's `Outlet` adds a Suspense boundary, which hydrates later than the rest:
 * a link pressed in between leaves a page that React has not hydrated yet, and React discards the whole document.
 * Bug: TanStack/router#8233. Remove when `Outlet` renders without a boundary.
 */
function CurrentPage(): ReactNode {
  const routeId = useMatches({
    select: ([, page]): string | undefined =>
      // The router keeps `/services` pending for `/services/no-such-part`: see `shownPagePath`.
      page?.status === 'pending' ? undefined : page?.routeId,
  });
  // A location without a page is rendered by the root route.
  return routeId === undefined ? <Outlet /> : <Match routeId={routeId} />;
}

/** Called once the page is hydrated. */
export const ReadyContext = createContext(() => {});

/** The end of the part of the page that hydrates last. */
function Ready() {
  const onReady = use(ReadyContext);
  useEffect(onReady, [onReady]);
  return null;
}
