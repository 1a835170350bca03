import { useI18n } from '../i18n/I18nContext';
import { HelpersRoom } from '../sections/HelpersRoom';
import { GuestBook } from '../sections/objects/GuestBook';
import { Standing } from '../sections/objects/Standing';
import { PageIntro } from '../sections/PageIntro';
import { Testimonials } from '../sections/Testimonials';

export function ReviewsPage() {
  const { t } = useI18n();
  return (
    <>
      <PageIntro
        heading={t('reviews.heading')}
        lead={t('reviews.lead')}
        drawing={
          <Standing>
            <GuestBook isWritten />
          </Standing>
        }
      />
      <HelpersRoom>
        <Testimonials
          heading={t('reviews.list.heading')}
          lead={t('reviews.list.lead')}
          limit={12}
        />
      </HelpersRoom>
    </>
  );
}
