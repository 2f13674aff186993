import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import type { Picture } from '../../src/contract.ts';
import { EditorContext } from '../../src/context.ts';
import { PictureField } from '../../src/fields/PictureField.tsx';
import { createEditorContext } from '../editor-context.ts';

const url = '/media/library/7/a.jpg';
const picture: Picture = {
  id: 7,
  name: 'Kala',
  url,
  alt: '',
  width: 400,
  height: 200,
  focus: { x: 0.5, y: 0.5 },
  tags: [],
};

function renderField(value: string) {
  const api = {
    picture: vi.fn(async () => picture),
    setFocus: vi.fn(async (_id: number, focus: Picture['focus']) => ({
      ...picture,
      focus,
      url: '/media/library/7/b.jpg',
    })),
  };
  const onChange = vi.fn();
  render(
    <EditorContext value={createEditorContext(api)}>
      <PictureField
        schema={{ type: 'string', format: 'picture' }}
        value={value}
        onChange={onChange}
        path={['image']}
        problems={[]}
        label="Picture"
        words={null}
        described={{ id: 'picture' }}
      />
    </EditorContext>,
  );
  return { api, onChange };
}

test('focus point: the use has its own point, and a click or number changes its address', async () => {
  const { api, onChange } = renderField('/media/library/7/a.focus-x3-y9.jpg');
  fireEvent.click(screen.getByRole('button', { name: 'Focus point: Picture' }));
  const pick = await screen.findByRole('button', {
    name: 'Pick the focus point in the picture',
    hidden: true,
  });
  expect(screen.getByLabelText('From the left, %')).toHaveProperty('value', '30');
  expect(screen.getByLabelText('From the top, %')).toHaveProperty('value', '90');
  pick.getBoundingClientRect = () => new DOMRect(100, 100, 400, 200);
  fireEvent.click(pick, { clientX: 200, clientY: 250, detail: 1 });
  expect(screen.getByLabelText('From the left, %')).toHaveProperty('value', '25');
  expect(screen.getByLabelText('From the top, %')).toHaveProperty('value', '75');
  // A click by keyboard has no position.
  fireEvent.click(pick, { clientX: 0, clientY: 0, detail: 0 });
  fireEvent.change(screen.getByLabelText('From the left, %'), { target: { value: '90' } });
  fireEvent.click(screen.getByRole('button', { name: 'Set focus point', hidden: true }));
  await vi.waitFor(() => expect(onChange).toHaveBeenCalledWith('/media/library/7/b.jpg'));
  expect(api.setFocus).toHaveBeenCalledWith(7, { x: 0.9, y: 0.75 });
  await vi.waitFor(() => expect(screen.queryByLabelText('From the left, %')).toBeNull());
});

test('focus point: a picture outside of the library has none', () => {
  renderField('/media/products/100.svg');
  expect(screen.queryByRole('button', { name: 'Focus point: Picture' })).toBeNull();
});
