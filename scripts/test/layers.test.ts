import { describe, expect, test } from 'vitest';
import { checkImport } from '../lint/layers.js';

const widget = 'widgets/content/like-button/LikeButton.tsx';

describe('layers, allowed imports', () => {
  test.each([
    ['src/i18n/texts.ts', '#lib/site.ts'],
    ['src/ui/Button.tsx', './Icon.tsx'],
    ['src/ui/quick-search/Box.tsx', '../Icon.tsx'],
    ['src/api/http.ts', 'axios'],
    ['src/ui/Carousel.tsx', 'swiper/react'],
    ['src/store/search.ts', 'qs'],
    ['src/forms/fields.ts', 'yup'],
    [widget, '#forms/Form.tsx'],
    [widget, './LikeButton.module.css'],
    [widget, 'react'],
    ['src/schemas/question.ts', 'yup'],
    ['mount/entry.ts', '#island/define.ts'],
    ['mount/react/root.tsx', '../types.ts'],
    ['packages/cms/content/like-routes.ts', '../platform/database/open.ts'],
    ['packages/cms/pages/page.ts', 'saaristo/sites'],
    ['packages/cms/test/app.test.ts', '../../../test/settings.ts'],
    ['test/unit/ui/button.test.tsx', '../../../src/ui/Button.tsx'],
  ])('%s may import %s', (file, source) => {
    expect(checkImport(file, source)).toBeUndefined();
  });
});

describe('layers, forbidden imports', () => {
  test.each([
    ['src/lib/site.ts', '#i18n/texts.ts', /lib must not import i18n/],
    ['src/i18n/texts.ts', '#island/define.ts', /i18n must not import island/],
    ['src/island/context.ts', '#api/http.ts', /island must not import api/],
    ['src/api/http.ts', '#store/cart/model.ts', /api must not import store/],
    ['src/store/cart/model.ts', '#ui/Button.tsx', /store must not import ui/],
    ['src/ui/Button.tsx', '#forms/Form.tsx', /ui must not import forms/],
    ['src/forms/Form.tsx', '#mount/entry.ts', /must not know the runtime/],
    [widget, '#mount/entry.ts', /must not know the runtime/],
    ['src/ui/Button.tsx', '#ui/Icon.tsx', /not by the alias of its own layer/],
    ['src/ui/Button.tsx', '../lib/site.ts', /by the aliases/],
    ['src/ui/quick-search/Box.tsx', '../../lib/site.ts', /by the aliases/],
    [widget, '../faq-list/FaqList.tsx', /only its own folder/],
    ['widgets/header/header/desktop/Tab.tsx', '../../quick-search/widget.ts', /only its own folder/],
    [widget, '../../forms/question-form/widget.ts', /only its own folder/],
    ['mount/entry.ts', '../widgets/content/like-button/LikeButton.tsx', /dynamic import only/],
    ['mount/entry.ts', '../src/lib/site.ts', /by the aliases/],
    ['packages/cms/server/app.ts', '#lib/site.ts', /what its package exports/],
    ['packages/editor/src/main.tsx', '#lib/site.ts', /what its package exports/],
    ['packages/cms/server/app.ts', '../../../widgets/content/like-button/widget.ts', /by the aliases/],
    ['packages/cms/server/development.ts', '../../build/plugin.ts', /by the aliases/],
    ['src/lib/url.ts', 'axios', /axios is not imported here/],
    [widget, 'swiper', /swiper is not imported here/],
    ['src/lib/url.ts', 'qs', /qs is not imported here/],
    [widget, 'yup', /yup is not imported here/],
    [
      'test/unit/mount/a.test.ts',
      '../../../widgets/content/like-button/LikeButton.tsx',
      /takes one of test\/fixtures/,
    ],
    [
      'packages/editor/test/model/a.test.ts',
      '../../../../widgets/shop/cart/widget.ts',
      /takes one of test\/fixtures/,
    ],
  ])('%s must not import %s', (file, source, why) => {
    expect(checkImport(file, source)).toMatch(why);
  });

  test.each([
    ['test/unit/mount/a.test.ts', '../../fixtures/content/any-card/AnyCard.tsx'],
    ['test/unit/widgets/content/a.test.ts', '../../../../widgets/content/like-button/LikeButton.tsx'],
    ['packages/editor/test/fields/a.test.ts', '../../../../widgets/editor-texts.ts'],
  ])('the test %s may import %s', (file, source) => expect(checkImport(file, source)).toBeUndefined());

  test('the runtime may import a widget dynamically', () => {
    const source = '../widgets/content/like-button/LikeButton.tsx';
    expect(checkImport('mount/entry.ts', source, { isDynamic: true })).toBeUndefined();
  });
});
