import { contactFaq } from '../content/faq';
import { useI18n } from '../i18n/I18nContext';
import { Consultation } from '../sections/Consultation';
import { ContactCards } from '../sections/ContactCards';
import { ContactForm } from '../sections/ContactForm';
import { FaqList } from '../sections/FaqList';
import { HelpersRoom } from '../sections/HelpersRoom';
import { CounterBell } from '../sections/objects/CounterBell';
import { Standing } from '../sections/objects/Standing';
import { PageIntro } from '../sections/PageIntro';
import { Team } from '../sections/Team';

export function ContactPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro
        heading={t('contact.heading')}
        lead={t('contact.lead')}
        drawing={
          <Standing>
            <CounterBell />
          </Standing>
        }
      />
      <ContactForm />
      <ContactCards />
      <Team />
      <Consultation
        heading={t('contact.consultation.heading')}
        lead={t('contact.consultation.lead')}
      />
      <HelpersRoom>
        <FaqList
          heading={t('contact.faq.heading')}
          lead={t('contact.faq.lead')}
          items={contactFaq}
        />
      </HelpersRoom>
    </>
  );
}
