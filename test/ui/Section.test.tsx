import { render, screen } from '@testing-library/react';
import { FailedPartContext } from '../../src/ui/PartBoundary';
import { Section } from '../../src/ui/Section';

test('[S8] keeps the page when a section fails to render, and tells it there', () => {
  const report = jest.spyOn(console, 'error').mockImplementation();
  render(
    <FailedPartContext value={<p role="alert">Failed</p>}>
      <Section id="one" heading="One">
        <Broken />
      </Section>
      <Section id="two" heading="Two">
        Text
      </Section>
    </FailedPartContext>,
  );
  expect(screen.getByRole('heading', { name: 'One' })).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('Failed');
  expect(screen.getByText('Text')).toBeVisible();
  report.mockRestore();
});

function Broken(): never {
  throw new Error('not in this browser');
}
