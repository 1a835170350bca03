import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CloseButton } from '../../src/components/CloseButton';

describe('[S2] A close button', () => {
  test('has a label, and does not submit a form', async () => {
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
