import { fireEvent, screen } from '@testing-library/react';
import { revealFocus } from '../../src/app/revealFocus';
import { renderWithSite } from '../support/renderWithSite';

test('[S2] scrolls an element that Tab reaches fully into view, because WebKit leaves it under the header', async () => {
  const { user } = await renderWithSite(
    <>
      <header>
        <button type="button">In the header</button>
      </header>
      <main>
        <input aria-label="In the page" />
      </main>
    </>,
  );
  revealFocus();
  const brought = jest.spyOn(Element.prototype, 'scrollIntoView');
  await user.tab();
  // The header is sticky: scrolling to it would scroll the page.
  expect(screen.getByRole('button', { name: 'In the header' })).toHaveFocus();
  expect(brought).not.toHaveBeenCalled();
  await user.tab();
  expect(brought.mock.contexts).toEqual([screen.getByRole('textbox', { name: 'In the page' })]);
  expect(brought).toHaveBeenCalledWith({ block: 'nearest' });
  // WebKitGTK's event for Shift+Tab.
  fireEvent.keyUp(screen.getByRole('textbox'), { key: 'Unidentified', code: 'Tab' });
  expect(brought).toHaveBeenCalledTimes(2);
});
