import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { object } from 'yup';
import { ApiError } from '#api/http.ts';
import { FileField } from '#forms/files/FileField.tsx';
import { COMPLAINT_IMAGES, MOST_FILE_BYTES, type FileRule } from '#lib/files.ts';
import { standInCaptcha } from './captcha-stand-in.ts';
import { press, sendOff, showForm } from './show-form.tsx';

const show = (files: FileRule = COMPLAINT_IMAGES) =>
  showForm(<FileField name="Files" label="Kuvat" />, { schema: object({}), initial: {}, files });
const input = () => screen.getByLabelText<HTMLInputElement>('Kuvat');
const image = (name: string, content = name, type = 'image/png') => new File([content], name, { type });
const ofSize = (name: string, bytes: number) => Object.defineProperty(image(name), 'size', { value: bytes });
/** What the browser's own dialog would do; user-event holds to `accept`, a visitor's dialog can be told not to. */
const choose = (...files: File[]) => userEvent.upload(input(), files, { applyAccept: false });
const drop = (...files: File[]) => fireEvent.drop(input(), { dataTransfer: { files } });
const names = () =>
  screen.queryAllByRole('button', { name: /^Poista / }).map((button) => button.getAttribute('aria-label'));
const refusals = () => screen.queryAllByRole('alert').map((list) => list.textContent);
const alerts = vi.fn<(text?: string) => void>();

beforeEach(() => {
  standInCaptcha();
  alerts.mockReset();
  vi.stubGlobal('alert', alerts);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('FRM-25 without a file the field says so, and nothing keeps the form from being sent', async () => {
  const { sent } = show();
  expect(screen.getByText('Ei valittuja tiedostaja')).toBeVisible();
  expect(input()).toHaveAccessibleDescription('Ei valittuja tiedostaja');
  await sendOff();
  expect(sent.mock.calls[0]?.[1]).toEqual({ captchaToken: 'token-1', files: [] });
});

test('FRM-05 FRM-27 chosen files are sent as data URLs, in their order, each with its name', async () => {
  const { sent } = show();
  expect(input().multiple).toBe(true);
  await choose(image('yksi.png', 'a'), image('kaksi.jpg', 'ä', 'image/jpeg'));
  expect(await screen.findByText('Valittuja tiedostoja 2')).toBeVisible();
  await sendOff();
  expect(sent.mock.calls[0]?.[1].files).toEqual([
    { Name: 'yksi.png', Data: `data:image/png;base64,${btoa('a')}` },
    { Name: 'kaksi.jpg', Data: `data:image/jpeg;base64,${Buffer.from('ä').toString('base64')}` },
  ]);
});

test('FRM-27 where one file is allowed the browser offers one', () => {
  show({ most: 1, types: ['application/pdf'] });
  expect(input().multiple).toBe(false);
  expect(input()).toHaveAttribute('accept', 'application/pdf');
});

test('FRM-24 exactly 15 MB are taken; one byte more is told at the field and not attached', async () => {
  show();
  await choose(ofSize('raja.png', MOST_FILE_BYTES), ofSize('yli.png', MOST_FILE_BYTES + 1));
  expect(refusals()).toEqual(['Tiedosto liian suuri (> 15MB) yli.png']);
  expect(screen.getByText('Tiedosto liian suuri (> 15MB)')).toBeVisible();
  expect(input()).toHaveAttribute('aria-invalid', 'true');
  expect(input()).toHaveAccessibleDescription(/Tiedosto liian suuri \(> 15MB\) yli\.png/);
  expect(names()).toEqual(['Poista raja.png']);
});

test('FRM-28 another type is told at the field and not attached; the next choice takes the word back', async () => {
  show();
  await choose(image('liite.pdf', 'x', 'application/pdf'), image('hyvä.png'));
  expect(screen.getByText('Väärä tiedostotyyppi')).toBeVisible();
  expect(refusals()).toEqual(['Väärä tiedostotyyppi liite.pdf']);
  expect(names()).toEqual(['Poista hyvä.png']);
  await choose(image('toinen.png'));
  expect(refusals()).toEqual([]);
  expect(input()).not.toHaveAttribute('aria-invalid');
});

test('FRM-24 FRM-28 a refused file does not block sending', async () => {
  const { sent } = show();
  await choose(image('liite.pdf', 'x', 'application/pdf'));
  await sendOff();
  expect(sent.mock.calls[0]?.[1].files).toEqual([]);
});

test('FRM-26 of too many the first ones are kept, after an alert; what is refused does not count', async () => {
  show();
  await choose(
    image('x.pdf', 'x', 'application/pdf'),
    ...['1', '2', '3', '4'].map((name) => image(`${name}.png`)),
  );
  expect(alerts).toHaveBeenCalledExactlyOnceWith('Voit liittää enintään 3 tiedostoa');
  expect(names()).toEqual(['Poista 1.png', 'Poista 2.png', 'Poista 3.png']);
});

test('FRM-26 FRM-27 a new choice adds to the earlier one, up to the limit', async () => {
  show();
  await choose(image('1.png'), image('2.png'));
  await choose(image('3.png'));
  expect(alerts).not.toHaveBeenCalled();
  await choose(image('4.png'));
  expect(alerts).toHaveBeenCalledOnce();
  expect(names()).toEqual(['Poista 1.png', 'Poista 2.png', 'Poista 3.png']);
});

test('FRM-27 a file can be taken back and chosen again; the focus goes to the field', async () => {
  const { sent } = show();
  const file = image('kuva.png');
  await choose(file);
  await userEvent.click(await screen.findByRole('button', { name: 'Poista kuva.png' }));
  expect(names()).toEqual([]);
  expect(screen.getByText('Ei valittuja tiedostaja')).toBeVisible();
  expect(input()).toHaveFocus();
  expect(input().value).toBe('');
  await choose(file);
  expect(names()).toEqual(['Poista kuva.png']);
  await sendOff();
  expect(sent.mock.calls[0]?.[1].files).toHaveLength(1);
});

test('FRM-27 of two files with one name each is taken back on its own', async () => {
  const { sent } = show();
  await choose(image('kuva.png', 'a'), image('kuva.png', 'b'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Poista kuva.png' })[0]!);
  await sendOff();
  expect(sent.mock.calls[0]?.[1].files).toEqual([
    { Name: 'kuva.png', Data: `data:image/png;base64,${btoa('b')}` },
  ]);
});

test('FRM-26 FRM-28 dropped files are held to the same rules', () => {
  show();
  fireEvent.dragOver(input());
  expect(input().parentElement).toHaveAttribute('data-over', 'true');
  drop(image('x.txt', 'x', 'text/plain'), ...['1', '2', '3', '4'].map((name) => image(`${name}.png`)));
  expect(input().parentElement).toHaveAttribute('data-over', 'false');
  expect(refusals()).toEqual(['Väärä tiedostotyyppi x.txt']);
  expect(alerts).toHaveBeenCalledOnce();
  expect(names()).toHaveLength(3);
});

test('FRM-05 a picture is shown small, with its size in the words of the page', async () => {
  const draw = vi.fn();
  vi.stubGlobal('createImageBitmap', () => Promise.resolve({ width: 192, height: 100, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue({ drawImage: draw } as never);
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue('data:image/png;base64,small');
  const { container } = show();
  await choose(ofSize('kuva.png', 4.25 * 1024 * 1024));
  expect(await screen.findByText('4,3 Mt')).toBeVisible();
  await waitFor(() =>
    expect(container.querySelector('img')).toHaveAttribute('src', 'data:image/png;base64,small'),
  );
  expect(draw).toHaveBeenCalledExactlyOnceWith(expect.anything(), 46, 0, 100, 100, 0, 0, 96, 96);
});

test('FRM-05 a picture that the browser can not draw is attached without one', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
  const { sent, container } = show();
  await choose(image('kuva.png'));
  expect(await screen.findByText('1 kt')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
  await sendOff();
  expect(sent.mock.calls[0]?.[1].files).toHaveLength(1);
});

test('FRM-05 a pdf has no picture', async () => {
  const { container } = show({ most: 1, types: ['application/pdf'] });
  await choose(image('liite.pdf', 'x', 'application/pdf'));
  expect(await screen.findByText('1 kt')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

/** Readers that do nothing of their own accord. */
function holdReaders(): FileReader[] {
  const readers: FileReader[] = [];
  vi.spyOn(FileReader.prototype, 'readAsDataURL').mockImplementation(function (this: FileReader) {
    readers.push(this);
  });
  return readers;
}
const finish = (reader: FileReader, content: string) => {
  Object.defineProperty(reader, 'result', { value: `data:;base64,${btoa(content)}` });
  reader.dispatchEvent(new ProgressEvent('load'));
};

test('FRM-29 a file that can not be read: an alert, and it is not attached', async () => {
  const { sent } = show();
  const readers = holdReaders();
  await choose(image('rikki.png'));
  act(() => void readers[0]!.dispatchEvent(new ProgressEvent('error')));
  await waitFor(() => expect(alerts).toHaveBeenCalledExactlyOnceWith('File data could not be read'));
  expect(names()).toEqual([]);
  await sendOff();
  expect(sent.mock.calls[0]?.[1].files).toEqual([]);
});

test('FRM-05 a large file shows how much of it is read', async () => {
  show();
  const readers = holdReaders();
  await choose(image('iso.png'));
  act(
    () =>
      void readers[0]!.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded: 3, total: 4 }),
      ),
  );
  expect(screen.getByRole('progressbar', { name: 'Luetaan tiedostoa iso.png' })).toHaveAttribute(
    'value',
    '0.75',
  );
  act(() => finish(readers[0]!, 'x'));
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull());
});

test('FRM-05 FRM-07 a send while a file is being read waits for it, and says so', async () => {
  const { sent } = show();
  const readers = holdReaders();
  await choose(image('iso.png'));
  await press();
  expect(await screen.findByRole('button', { name: 'Lähetetään...' })).toBeDisabled();
  expect(sent).not.toHaveBeenCalled();
  act(() => finish(readers[0]!, 'x'));
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent.mock.calls[0]?.[1].files).toEqual([
    { Name: 'iso.png', Data: `data:image/png;base64,${btoa('x')}` },
  ]);
});

test('FRM-29 FRM-12 a send never leaves out a file that turns out unreadable meanwhile: it fails, and can be tried again', async () => {
  const { sent } = show();
  const readers = holdReaders();
  await choose(image('rikki.png'));
  await press();
  await screen.findByRole('button', { name: 'Lähetetään...' });
  act(() => void readers[0]!.dispatchEvent(new ProgressEvent('error')));
  expect(await screen.findByText('Tapahtui virhe. Yritä uudelleen')).toBeVisible();
  expect(alerts).toHaveBeenCalledOnce();
  expect(sent).not.toHaveBeenCalled();
  await sendOff();
  expect(sent.mock.calls[0]?.[1].files).toEqual([]);
});

test('FRM-27 a file that is taken back while a send waits for it is not waited for', async () => {
  const { sent } = show();
  const readers = holdReaders();
  await choose(image('a.png'), image('b.png'));
  await press();
  await screen.findByRole('button', { name: 'Lähetetään...' });
  vi.spyOn(readers[0]!, 'abort').mockImplementation(function (this: FileReader) {
    this.dispatchEvent(new ProgressEvent('abort'));
  });
  await userEvent.click(screen.getByRole('button', { name: 'Poista a.png' }));
  act(() => finish(readers[1]!, 'b'));
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent.mock.calls[0]?.[1].files).toEqual([expect.objectContaining({ Name: 'b.png' })]);
  expect(alerts).not.toHaveBeenCalled();
});

test('FRM-12 files stay where the call fails, and go with the next try', async () => {
  const { sent } = show();
  sent.mockRejectedValueOnce(new Error('network'));
  await choose(image('kuva.png'));
  await press();
  await screen.findByText('Tapahtui virhe. Yritä uudelleen');
  expect(names()).toEqual(['Poista kuva.png']);
  await sendOff();
  expect(sent.mock.calls[1]?.[1]).toEqual({ captchaToken: 'token-2', files: sent.mock.calls[0]?.[1].files });
});

test('FRM-12 FRM-28 what the server finds in a file is told at the field, which takes the focus; the file can be taken back', async () => {
  const { sent } = show();
  const answer = {
    fields: { 'Files[0]': 'unreadable', 'Files[2]': 'wrongFileType', Email: 'requiredLabel' },
  };
  sent.mockRejectedValueOnce(new ApiError('bad-request', 400, undefined, answer));
  await choose(image('a.png'), image('b.png'));
  await choose(image('c.png'));
  await press();
  expect(await screen.findByText('Tapahtui virhe. Yritä uudelleen')).toBeVisible();
  await waitFor(() => expect(input()).toHaveFocus());
  expect(input()).toBeInvalid();
  expect(input()).toHaveAccessibleDescription(
    'File data could not be read a.png Väärä tiedostotyyppi c.png Valittuja tiedostoja 3',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Poista a.png' }));
  await userEvent.click(screen.getByRole('button', { name: 'Poista c.png' }));
  expect(input()).toBeValid();
  await sendOff();
  expect(sent.mock.calls[1]?.[1].files?.map(({ Name }) => Name)).toEqual(['b.png']);
});

test('FRM-12 a form that is taken out stops reading', async () => {
  const { unmount } = show();
  const readers = holdReaders();
  await choose(image('iso.png'));
  const abort = vi.spyOn(readers[0]!, 'abort');
  unmount();
  expect(abort).toHaveBeenCalledOnce();
});

test('FRM-28 the words of a refusal are read as text', async () => {
  show();
  await choose(image('<img src=x onerror=alert(1)>.txt', 'x', 'text/plain'));
  expect(within(screen.getByRole('alert')).getByText('<img src=x onerror=alert(1)>.txt')).toBeVisible();
});
