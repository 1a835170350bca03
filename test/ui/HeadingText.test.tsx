import { render, screen } from '@testing-library/react';
import { HeadingText } from '../../src/ui/HeadingText';

function heading(words: string): HTMLElement {
  render(
    <h1>
      <HeadingText>{words}</HeadingText>
    </h1>,
  );
  return screen.getByRole('heading', { name: words });
}

describe('HeadingText', () => {
  test('[S2] keeps the last two of three or more words together', () => {
    const together = heading('What is on your counter?').querySelector('span');
    expect(together).toHaveTextContent(/^your counter\?$/);
    expect(together).toHaveStyle({ display: 'inline-block' });
  });

  test('[S2] leaves one word, two, and words that are bound unchanged', () => {
    expect(heading('Menus, stores and\u00a0bookings').children).toHaveLength(0);
    expect(heading('Privacy').children).toHaveLength(0);
    expect(heading('הצהרת נגישות').children).toHaveLength(0);
  });
});
