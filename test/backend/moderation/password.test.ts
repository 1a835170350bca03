import { moderated, textOf } from './owner';

const from = (address: string) => ({ headers: { 'x-forwarded-for': address } });

describe('[S7] The password of moderation', () => {
  test('opens the page under any name, and nothing else does', async () => {
    const { app, browser, dependencies } = await moderated();
    expect(textOf(await browser.open('/moderate'), 'h1')).toBe('What came in');
    const { password } = dependencies;
    const named = { authorization: `Basic ${btoa(`:${password}`)}` };
    expect((await app.request('/moderate', { headers: named })).status).toBe(200);
    for (const wrong of [
      undefined,
      '',
      `${password}x`,
      password.slice(1),
      password.toUpperCase(),
    ]) {
      browser.type(wrong);
      const { response, ...page } = await browser.open('/moderate');
      expect([wrong, response.status]).toEqual([wrong, 401]);
      expect(response.headers.get('www-authenticate')).toBe('Basic realm="moderation"');
      expect(textOf({ response, ...page }, 'h1')).toBe('The password, please');
    }
  });

  test('is not checked after ten wrong ones of an address or a hundred in all, unless the owner was there before', async () => {
    const { browser, dependencies, clock, lines } = await moderated();
    const open = async (address: string) => {
      const { response } = await browser.open('/moderate', from(address));
      return [response.status, response.headers.get('retry-after')];
    };
    const guess = async (address: string, count: number) => {
      browser.type('wrong');
      for (let n = 0; n < count; n += 1) await open(address);
      browser.type(dependencies.password);
    };
    expect(await open('192.0.2.1')).toEqual([200, null]);
    await guess('192.0.2.2', 9);
    expect(await open('192.0.2.2')).toEqual([200, null]);
    await guess('192.0.2.3', 10);
    expect(await open('192.0.2.3')).toEqual([429, '600']);
    for (let n = 4; n < 13; n += 1) await guess(`192.0.2.${n}`, 10);
    expect(await open('192.0.2.99')).toEqual([429, '600']);
    expect(await open('192.0.2.1')).toEqual([200, null]);
    await guess('192.0.2.1', 10);
    expect(await open('192.0.2.1')).toEqual([429, '600']);
    expect(lines.map((line) => JSON.parse(line))).toMatchObject([{ method: 'GET', status: 429 }]);
    clock.now += 600_000;
    expect(await open('192.0.2.99')).toEqual([200, null]);
    expect(lines.join('')).not.toMatch(/wrong|192\.0/);
  });
});
