import { expect, test } from 'vitest';
import { createCatalogue, type CatalogueFile } from '../../src/model/catalogue.ts';

const file: CatalogueFile = {
  widgets: [
    {
      name: 'people',
      title: 'People',
      description: 'Who to call.',
      category: 'content',
      icon: '',
      example: {},
      props: {
        type: 'object',
        properties: {
          heading: { type: 'string', title: 'Heading', description: 'Above them' },
          people: {
            type: 'array',
            title: 'People',
            items: {
              type: 'object',
              properties: {
                title: { anyOf: [{ type: 'string', title: 'Title' }, { type: 'null' }] },
                look: { enum: ['tall', 'wide', 2], title: 'Look' },
              },
            },
          },
        },
      },
      editorTexts: { Title: { fi: 'Tehtävänimike' }, 'Who to call.': { fi: 'Kenelle soittaa.' } },
    },
  ],
  editorTexts: {
    Title: { fi: 'Otsikko', sv: 'Rubrik' },
    Heading: { fi: 'Otsikko' },
    People: { fi: 'Henkilöt' },
    tall: { fi: 'korkea' },
    'Above them': { fi: '' },
  },
};

test("catalogue: texts are in the editor's language, a widget's own translations take precedence, and missing ones stay English", () => {
  const { title, description, english, props } = createCatalogue(file, 'fi').get('people')!;
  expect([title, description, english]).toEqual(['Henkilöt', 'Kenelle soittaa.', 'People Who to call.']);
  expect(props.properties).toEqual({
    heading: { type: 'string', title: 'Otsikko', description: 'Above them' },
    people: {
      type: 'array',
      title: 'Henkilöt',
      items: {
        type: 'object',
        properties: {
          title: { anyOf: [{ type: 'string', title: 'Tehtävänimike' }, { type: 'null' }] },
          look: {
            enum: ['tall', 'wide', 2],
            choices: { tall: 'korkea', wide: 'wide', 2: '2' },
            title: 'Look',
          },
        },
      },
    },
  });
});

test('catalogue: texts are English for an English editor and without translations in the file', () => {
  expect(createCatalogue(file, 'en').get('people')).toMatchObject({
    title: 'People',
    description: 'Who to call.',
    props: { properties: { heading: { title: 'Heading' } } },
  });
  const { editorTexts: _, ...plain } = file.widgets[0]!;
  expect(createCatalogue({ widgets: [plain] }, 'fi').get('people')).toMatchObject({ title: 'People' });
});
