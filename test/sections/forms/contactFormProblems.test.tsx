import { fireEvent, screen } from '@testing-library/react';
import { ContactForm } from '../../../src/sections/ContactForm';
import { renderWithSite, switchLanguage } from '../../support/renderWithSite';
import { enquiryErrors, enquiryField, fillEnquiry, goodEnquiry, submitButton } from './enquiry';

describe('[S5] What is wrong is said beside its field', () => {
  test.each([
    ['name', '', 'Please tell us your name'],
    ['name', '   ', 'Please tell us your name'],
    ['email', '', 'Please enter an email address we can reply to'],
    ['email', 'dana@cafe', /address doesn’t look right/],
    ['email', 'dana cafe.co.il', /address doesn’t look right/],
    ['service', '', 'Please choose a service'],
    ['message', '', 'Please write a line about the project'],
    ['message', ' \n\t ', 'Please write a line about the project'],
    ['terms', false, 'Please accept the terms and conditions'],
  ] as const)('%s given as %j alone', async (field, value, words) => {
    const { user } = await renderWithSite(<ContactForm />);
    fillEnquiry({ ...goodEnquiry, [field]: value });
    await user.click(submitButton());
    expect(Object.keys(enquiryErrors())).toEqual([field]);
    expect(enquiryField(field)).toHaveAccessibleDescription(words);
    expect(enquiryField(field)).toHaveFocus();
    expect(submitButton()).toHaveTextContent('Send Message');
  });

  test('all together, with the focus on the first', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    expect(enquiryErrors()).toEqual({});
    await user.click(submitButton());
    expect(enquiryErrors()).toEqual({
      name: 'Please tell us your name',
      email: 'Please enter an email address we can reply to',
      service: 'Please choose a service',
      message: 'Please write a line about the project',
      terms: 'Please accept the terms and conditions',
    });
    expect(enquiryField('name')).toHaveFocus();
  });

  test('the first is brought into view as a whole: WebKit alone would show the caret', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    const brought = jest.spyOn(Element.prototype, 'scrollIntoView');
    await user.click(submitButton());
    expect(brought.mock.contexts).toEqual([enquiryField('name')]);
    expect(brought).toHaveBeenCalledWith({ block: 'nearest' });
  });

  test.each([
    ['name', 101, '100'],
    ['email', 255, '254'],
    ['phone', 31, '30'],
    ['company', 101, '100'],
    ['message', 2001, '2,000'],
  ] as const)('%s set by a script to %d characters', async (field, length, maxLength) => {
    const { user } = await renderWithSite(<ContactForm />);
    fillEnquiry();
    fireEvent.change(enquiryField(field), { target: { value: 'x'.repeat(length) } });
    await user.click(submitButton());
    expect(enquiryErrors()).toEqual({ [field]: `This is longer than ${maxLength} characters` });
  });

  test('exactly as long as may be is right', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    fillEnquiry();
    fireEvent.change(enquiryField('message'), { target: { value: 'x'.repeat(2000) } });
    await user.click(submitButton());
    expect(enquiryErrors()).toEqual({});
    expect(submitButton()).toHaveTextContent('Sending...');
  });

  test('and goes as soon as the field is right, without a further press', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    await user.click(submitButton());
    await user.type(enquiryField('name'), 'D');
    expect(Object.keys(enquiryErrors())).toEqual(['email', 'service', 'message', 'terms']);
    await user.type(enquiryField('email'), 'dana@');
    expect(enquiryField('email')).toHaveAccessibleDescription(/doesn’t look right/);
    await user.type(enquiryField('email'), 'cafe.co.il');
    await user.selectOptions(enquiryField('service'), 'other');
    await user.click(enquiryField('terms'));
    expect(Object.keys(enquiryErrors())).toEqual(['message']);
  });

  test('nobody is told of a half-typed address before they tried to send', async () => {
    const { user } = await renderWithSite(<ContactForm />);
    await user.type(enquiryField('email'), 'dana@');
    await user.tab();
    expect(enquiryErrors()).toEqual({});
  });

  test('in the other language once the language is switched', async () => {
    const { user, site } = await renderWithSite(<ContactForm />);
    await user.type(enquiryField('email'), 'dana');
    await user.click(submitButton());
    await switchLanguage(site, 'he');
    expect(screen.getByText('איך קוראים לכם?')).toBeVisible();
    expect(screen.getByText('אשרו את תנאי השימוש')).toBeVisible();
    expect(screen.getByText(/הכתובת לא נראית תקינה/)).toBeVisible();
    expect(screen.queryByText('Please tell us your name')).toBeNull();
    expect(screen.getByRole('textbox', { name: 'מייל' })).toHaveValue('dana');
  });
});
