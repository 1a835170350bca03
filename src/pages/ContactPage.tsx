import { contactFaq } from '../content/faq';
import { useI18n } from '../i18n/I18nContext';
import { Consultation } from '../sections/booking/Consultation';
import { ContactForm } from '../sections/contact/ContactForm';
import { QuickContact } from '../sections/contact/QuickContact';
import { Team } from '../sections/home/Team';
import { FloatingHelpersSpacer } from '../sections/layout/FloatingHelpers';
import { PageIntro } from '../sections/layout/PageIntro';
import { FaqList } from '../sections/pricing/FaqList';

export function ContactPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro heading={t('contact.heading')} lead={t('contact.lead')} drawing="bell">
        <QuickContact />
      </PageIntro>
      <ContactForm />
      <Team />
      <Consultation of="contact" />
      <FloatingHelpersSpacer>
        <FaqList
          heading={t('contact.faq.heading')}
          lead={t('contact.faq.lead')}
          items={contactFaq}
        />
      </FloatingHelpersSpacer>
    </>
  );
}
