import { screen, within } from '@testing-library/react';
import type { Review } from '../../../machines/reviewList.machine';
import { Testimonials } from '../../../src/sections/Testimonials';
import { translatorOf } from '../../support/siteWords';
import { createDeferredPort } from './deferredPort';
import type { ReactDriver } from './driver';
import { openPage, pass, performing } from './page';

const t = translatorOf('en');

export const reviewListDriver: ReactDriver = {
  async open(_, inspect) {
    const port = createDeferredPort<readonly Review[]>();
    const { user } = await openPage(
      <Testimonials heading="What owners say" lead="Words from owners." limit={6} />,
      { listReviews: port.ask, inspect },
    );
    const cards = () => screen.queryByRole('list', { name: t('reviews.list.label') });
    const names = () => {
      const list = cards();
      const items = list ? within(list).getAllByRole('listitem') : [];
      return items.map((item) => item.querySelector('bdi')?.textContent);
    };
    return {
      perform: performing({
        'try again': () =>
          user.click(screen.getByRole('button', { name: t('reviews.list.retry') })),
      }),
      pass,
      answer: (_, answer) => port.answer(answer === 'failure' ? answer : reviewsIn(answer)),
      look: async () => ({
        isLoading: screen.queryByRole('status')?.textContent === t('reviews.list.loading'),
        hasFailed: screen.queryByRole('button', { name: t('reviews.list.retry') }) !== null,
        isEmpty: screen.queryByText(t('reviews.list.empty')) !== null,
        names: names(),
      }),
    };
  },
};

function reviewsIn({ output }: { readonly output: unknown }): readonly Review[] {
  if (!Array.isArray(output)) throw new Error('the model answers with no list');
  return output;
}
