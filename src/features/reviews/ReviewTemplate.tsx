import type { Review } from '../../../machines/reviewList.machine';
import { useI18n } from '../../i18n/I18nContext';
import { useHydrated, useSettings } from '../../site/SiteContext';
import { cutLength } from './cutText';
import { ReviewCards, serviceNames } from './ReviewCards';
import { ReviewNotice } from './ReviewNotice';

/** A review of each rating, with everything that a review may have. */
const samples = [1, 2, 3, 4, 5].map((rating): Review => {
  const text = { name: '#', company: '#', service: '#', review: '#'.repeat(cutLength + 1) };
  return { id: `${rating}`, ...text, rating, date: '2025-01-01' };
});

/** States of the list that `reviews.early.ts` shows before hydration, with at most `limit` cards. Only the export has them. */
export function ReviewTemplate({ limit }: { readonly limit: number }) {
  const { t } = useI18n();
  const { reviewsApi, reviewsAppId } = useSettings();
  // A page that is rendered in the browser has none, and Trusted Types let nobody write one.
  if (useHydrated()) return null;
  if (typeof window !== 'undefined')
    // biome-ignore lint/security/noDangerouslySetInnerHtml: hydrates without children, which a parsed template lacks.
    return <template suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />;
  return (
    <template data-api={reviewsApi ?? undefined} data-app-id={reviewsAppId} data-limit={limit}>
      <div data-list="loaded">
        <ReviewCards reviews={samples} />
      </div>
      {(['empty', 'failed'] as const).map((status) => (
        <div key={status} data-list={status}>
          <ReviewNotice status={status} />
        </div>
      ))}
      {serviceNames(t).map(([value, name]) => (
        <data key={value} value={value}>
          {name}
        </data>
      ))}
    </template>
  );
}
