import { HydrationSlice } from '../components/HydrationSlice';
import { SkipLink } from '../components/SkipLink';
import { VisuallyHidden } from '../components/VisuallyHidden';
import { useI18n } from '../i18n/I18nContext';
import { Banner } from '../sections/Banner';
import { ConsentPrompt } from '../sections/ConsentPrompt';
import { FloatingHelpers } from '../sections/FloatingHelpers';
import { Footer } from '../sections/Footer';
import { Header } from '../sections/Header';
import { NewVersionNotice } from '../sections/NewVersionNotice';
import { Panel } from '../sections/Panel';
import { Toasts } from '../sections/Toasts';
import { announcerId } from '../services/announcer';
import { CurrentPage } from './CurrentPage';

/** What surrounds every page. */
export function Layout() {
  const { t } = useI18n();
  return (
    <>
      <SkipLink href="#main">{t('layout.skipToContent')}</SkipLink>
      <ConsentPrompt />
      <Banner />
      <Header />
      <NewVersionNotice />
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
