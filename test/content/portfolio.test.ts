import { portfolio } from '../../src/content/portfolio';
import { sampleMenus } from '../../src/content/sampleMenus';
import { sampleMenuPath } from '../../src/features/menuEditor/menuAddress';

test.each(portfolio.filter(({ sample }) => sample))(
  '[S2] the sample $id opens a menu with its name',
  ({ id, name, link }) => {
    const address = sampleMenuPath(id);
    expect(link).toEqual({ en: address, he: address });
    expect(sampleMenus.find((menu) => menu.id === id)?.name).toEqual(name);
  },
);
