import { act, fireEvent, screen } from '@testing-library/react';
import type { ReviewValues } from '../../../machines/formRules';
import {
  ShareButton,
  ShareExperience,
  useSharing,
} from '../../../src/sections/reviews/ShareExperience';
import { type RenderedSite, renderWithSite, type SiteOptions } from '../../support/renderWithSite';

/** Text fields and select of the review by label. */
export const reviewNames = {
  name: 'Your name',
  company: 'Company name',
  service: 'Service used',
  review: 'Your review',
  email: 'Email',
} as const;

type TextName = keyof typeof reviewNames;

/** A field by its label. */
export function reviewField(name: TextName): HTMLElement {
  return screen.getByLabelText(new RegExp(`^${reviewNames[name]}( \\*)?$`));
}

export function star(name: string): HTMLElement {
  return screen.getByRole('radio', { name });
}

export function button(name: string): HTMLElement {
  return screen.getByRole('button', { name });
}

/** A complete review. */
export const goodReview = {
  name: 'Dana',
  company: 'Café Dizengoff',
  service: 'qr-menu-systems',
  rating: 4,
  review: 'The queue is gone.',
  email: '',
} as const;

/** Fills in the given values. */
export function fillReview(given: Partial<ReviewValues> = goodReview): void {
  for (const name of Object.keys(reviewNames) as TextName[]) {
    if (given[name]) fireEvent.change(reviewField(name), { target: { value: given[name] } });
  }
  const chosen = screen.getAllByRole('radio')[(given.rating ?? 0) - 1];
  if (chosen) fireEvent.click(chosen);
}

/** All values of the form by field. */
export function writtenReview(): ReviewValues {
  const value = (name: TextName) => (reviewField(name) as HTMLInputElement).value;
  const stars = screen.getAllByRole<HTMLInputElement>('radio');
  return {
    name: value('name'),
    company: value('company'),
    service: value('service'),
    review: value('review'),
    email: value('email'),
    rating: stars.findIndex(({ checked }) => checked) + 1,
  };
}

/** The form with its button, as in the section of reviews. */
export function Sharing() {
  const sharing = useSharing();
  return (
    <>
      {sharing.status !== 'shown' && <ShareButton {...sharing} />}
      <ShareExperience {...sharing} />
    </>
  );
}

/** Renders the form's section and opens it. */
export async function openReviewForm(options: SiteOptions = {}): Promise<RenderedSite> {
  const rendered = await renderWithSite(<Sharing />, options);
  await rendered.user.click(button('Share Your Experience'));
  return rendered;
}

/** Mocks the reviews API in every test of a file: requests wait for the test. */
export function answerReviews() {
  const asked: ((answer: { ok: boolean; status: number }) => void)[] = [];
  const post = jest.fn<Promise<unknown>, [string, RequestInit]>();
  beforeEach(() => {
    asked.length = 0;
    post.mockReset();
    post.mockImplementation(() => new Promise((resolve) => asked.push(resolve)));
    Object.assign(globalThis, { fetch: post });
  });
  return {
    post,
    /** Answers the last request with a status. */
    answer: (status: number) => act(async () => asked.at(-1)?.({ ok: status < 400, status })),
  };
}
