import { render, screen } from '@testing-library/react';
import { Disclosure } from '../../src/components/Disclosure';

describe('[S3] A question', () => {
  test('is native, so that it works without scripts and with the page’s search', () => {
    render(<Disclosure summary="Is there a setup fee?">Not on standard plans.</Disclosure>);
    const details = screen.getByRole('group');
    expect(details.tagName).toBe('DETAILS');
    expect(details.firstElementChild?.tagName).toBe('SUMMARY');
  });
});
