import { Suspense } from 'react';
import { announcerId } from '../adapters/announcer';
import { SkipLink } from '../components/SkipLink';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useI18n } from '../i18n/I18nContext';
import { ConsentPrompt } from '../sections/consent/ConsentPrompt';
import { Banner } from '../sections/layout/Banner';
import { FloatingHelpers } from '../sections/layout/FloatingHelpers';
import { Footer } from '../sections/layout/Footer';
import { Header } from '../sections/layout/Header';
import { Panel } from '../sections/layout/Panel';
import { Toasts } from '../sections/layout/Toasts';
import { CurrentPage } from './CurrentPage';
import { Ready } from './Ready';

/** Layout around every page. */
export function Layout() {
  const { t } = useI18n();
  return (
    <>
      <SkipLink href="#main">{t('layout.skipToContent')}</SkipLink>
      <ConsentPrompt />
      <Banner />
      <Header />
      <main id="main" tabIndex={-1}>
        <CurrentPage />
      </main>
      <FloatingHelpers />
      <Footer />
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
