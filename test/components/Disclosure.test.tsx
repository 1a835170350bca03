import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Disclosure } from '../../src/components/Disclosure';

describe('[S3] A question', () => {
  test('opens to its answer and closes again', async () => {
    const user = userEvent.setup();
    render(<Disclosure summary="Is there a setup fee?">Not on standard plans.</Disclosure>);
    const answer = screen.getByText('Not on standard plans.');
    expect(answer).not.toBeVisible();
    await user.click(screen.getByText('Is there a setup fee?'));
    expect(answer).toBeVisible();
    await user.click(screen.getByText('Is there a setup fee?'));
    expect(answer).not.toBeVisible();
  });

  test('is native, so that it works without scripts and is found by the page’s search', () => {
    render(<Disclosure summary="Is there a setup fee?">Not on standard plans.</Disclosure>);
    const details = screen.getByRole('group');
    expect(details.tagName).toBe('DETAILS');
    expect(details.firstElementChild?.tagName).toBe('SUMMARY');
  });

  test('opens alone', async () => {
    const user = userEvent.setup();
    render(
      <>
        <Disclosure summary="First?">One.</Disclosure>
        <Disclosure summary="Second?">Two.</Disclosure>
      </>,
    );
    await user.click(screen.getByText('Second?'));
    expect(screen.getByText('One.')).not.toBeVisible();
    expect(screen.getByText('Two.')).toBeVisible();
  });
});
