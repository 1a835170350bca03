import { announcerId } from '../adapters/announcer';
import { HydrationSlice } from '../components/HydrationSlice';
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
      <HydrationSlice>
        <Panel />
      </HydrationSlice>
      <VisuallyHidden as="div" role="status" aria-live="polite" id={announcerId} />
    </>
  );
}
