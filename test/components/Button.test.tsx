import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Button, ButtonAnchor, ButtonLink } from '../../src/components/Button';
import { CloseButton } from '../../src/components/CloseButton';
import { renderWithSite } from '../support/renderWithSite';

describe('[S2] Buttons', () => {
  test('a button acts in place, by pointer and by key', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    render(
      <Button type="button" tone="quiet" onClick={onClick}>
        Try again
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Try again' });
    await user.click(button);
    await user.keyboard('{Enter}');
    expect(onClick).toHaveBeenCalledTimes(2);
    expect(button).not.toHaveAttribute('tone');
  });

  test('a disabled button does not act', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    render(
      <Button type="submit" disabled onClick={onClick}>
        Submitting...
      </Button>,
    );
    await user.click(screen.getByRole('button', { name: 'Submitting...' }));
    expect(onClick).not.toHaveBeenCalled();
  });

  test('a link that looks like a button is a link, and goes there without a reload', async () => {
    const { user, address } = await renderWithSite(<ButtonLink to="/pricing">Prices</ButtonLink>);
    const link = screen.getByRole('link', { name: 'Prices' });
    expect(link).toHaveAttribute('href', '/pricing');
    expect(link).not.toHaveAttribute('tone');
    await user.click(link);
    expect(address()).toBe('/pricing');
  });

  test('a link out of the site keeps its address', () => {
    render(
      <ButtonAnchor tone="onDeep" href="https://example.com/a" target="_blank" rel="noopener">
        Preview
      </ButtonAnchor>,
    );
    const link = screen.getByRole('link', { name: 'Preview' });
    expect(link).toHaveAttribute('href', 'https://example.com/a');
    expect(link).not.toHaveAttribute('tone');
  });

  test('a cross says what it closes, and does not send a form', async () => {
    const user = userEvent.setup();
    const onClick = jest.fn();
    const onSubmit = jest.fn((event: { preventDefault(): void }) => event.preventDefault());
    render(
      <form onSubmit={onSubmit}>
        <CloseButton label="Close menu" onClick={onClick} />
      </form>,
    );
    await user.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(onSubmit).not.toHaveBeenCalled();
  });
});
