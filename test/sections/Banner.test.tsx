import { screen } from '@testing-library/react';
import { Banner } from '../../src/sections/Banner';
import { renderWithSite, switchLanguage } from '../support/renderWithSite';

const message = { en: 'Closed on Friday', he: 'סגור ביום שישי' };

describe('[S1] The banner', () => {
  test('does not appear with an empty message', async () => {
    const { container } = await renderWithSite(<Banner />);
    expect(container).toBeEmptyDOMElement();
  });

  test('shows the owner’s message until it is closed', async () => {
    const { user, site } = await renderWithSite(<Banner />, {
      settings: { bannerMessage: message },
    });
    expect(screen.getByRole('complementary', { name: 'Notice' })).toHaveTextContent(
      'Closed on Friday',
    );
    await switchLanguage(site, 'he');
    expect(screen.getByRole('complementary', { name: 'הודעה' })).toHaveTextContent(
      'סגור ביום שישי',
    );
    await user.click(screen.getByRole('button', { name: 'סגרו את ההודעה' }));
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('stays closed for the visit, in the other language as well', async () => {
    const { user, site } = await renderWithSite(<Banner />, {
      settings: { bannerMessage: message },
    });
    await user.click(screen.getByRole('button', { name: 'Close this notice' }));
    await switchLanguage(site, 'he');
    expect(screen.queryByRole('complementary')).toBeNull();
  });

  test('written in one language only, it shows in both', async () => {
    const { site } = await renderWithSite(<Banner />, {
      settings: { bannerMessage: { en: '', he: 'סגור ביום שישי' } },
    });
    expect(screen.getByRole('complementary')).toHaveTextContent('סגור ביום שישי');
    await switchLanguage(site, 'he');
    expect(screen.getByRole('complementary')).toHaveTextContent('סגור ביום שישי');
  });
});
