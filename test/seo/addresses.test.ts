import { createMemoryHistory } from '@tanstack/react-router';
import { createSiteRouter } from '../../src/app/router';

describe('[S2] One address for each page', () => {
  test.each([
    ['/services', '/services'],
    ['/services/', '/services'],
    ['/services/?from=mail#qr-menu', '/services?from=mail#qr-menu'],
    ['/services?from=mail#qr-menu', '/services?from=mail#qr-menu'],
    ['/', '/'],
  ])('%s stands at %s', async (given, address) => {
    const history = createMemoryHistory({ initialEntries: ['/contact', given], initialIndex: 1 });
    const router = createSiteRouter(history);
    await router.load();
    expect(history.location.href).toBe(address);
    expect(history.length).toBe(2);
    expect(router.state.matches.map(({ status }) => status)).toEqual(['success', 'success']);
  });
});
