import { contactFaq } from '../content/faq';
import { Consultation } from '../features/booking/Consultation';
import { PageIntro } from '../features/chrome/PageIntro';
import { ContactForm } from '../features/contact/ContactForm';
import { QuickContact } from '../features/contact/QuickContact';
import { Team } from '../features/home/Team';
import { FaqList } from '../features/pricing/FaqList';
import { useI18n } from '../i18n/I18nContext';

export function ContactPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro of="/contact" lead={t('contact.lead')} drawing="bell">
        <QuickContact />
      </PageIntro>
      <ContactForm />
      <Team />
      <Consultation of="contact" />
      <FaqList heading={t('contact.faq.heading')} items={contactFaq} />
    </>
  );
}
