import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { object } from 'yup';
import { ApiError } from '#api/http.ts';
import { FileField } from '#forms/files/FileField.tsx';
import { COMPLAINT_IMAGES, MAX_FILE_BYTES, type FileRule } from '#schemas/files.ts';
import { mockCaptcha } from './captcha-mock.ts';
import { press, sendOff, showForm } from './show-form.tsx';

const show = (files: FileRule = COMPLAINT_IMAGES) =>
  showForm(<FileField name="Files" label="Kuvat" />, { schema: object({}), initial: {}, files });
const input = () => screen.getByLabelText<HTMLInputElement>('Kuvat');
const image = (name: string, content = name, type = 'image/png') => new File([content], name, { type });
const ofSize = (name: string, bytes: number) => Object.defineProperty(image(name), 'size', { value: bytes });
/** Selects files like the browser's dialog. Ignores `accept`, because a visitor can make the dialog show all files. */
const choose = (...files: File[]) => userEvent.upload(input(), files, { applyAccept: false });
const drop = (...files: File[]) => fireEvent.drop(input(), { dataTransfer: { files } });
const names = () =>
  screen.queryAllByRole('button', { name: /^Poista / }).map((button) => button.getAttribute('aria-label'));
const refusals = () => screen.queryAllByRole('alert').map((list) => list.textContent);
const alerts = vi.fn<(text?: string) => void>();

beforeEach(() => {
  mockCaptcha();
  alerts.mockReset();
  vi.stubGlobal('alert', alerts);
});

test('file field: without a file it says so, and does not prevent sending [FRM-25]', async () => {
  const { sent } = show();
  expect(screen.getByText('Ei valittuja tiedostaja')).toBeVisible();
  expect(input()).toHaveAccessibleDescription('Ei valittuja tiedostaja');
  await sendOff();
  expect(sent.mock.calls[0]?.[1]).toEqual({ captchaToken: 'token-1', files: [] });
});

test('file field: the number of files is announced once it changes, not when the field appears', async () => {
  show();
  const status = screen.getByText('Ei valittuja tiedostaja');
  expect(status).not.toHaveAttribute('aria-live');
  await choose(image('yksi.png'));
  expect(status).toHaveAttribute('aria-live', 'polite');
  await userEvent.click(screen.getByRole('button', { name: 'Poista yksi.png' }));
  expect(status).toHaveTextContent('Ei valittuja tiedostaja');
  expect(status).toHaveAttribute('aria-live', 'polite');
});

test('file field: selected files are sent as data URLs, in order, with their names [FRM-05] [FRM-27]', async () => {
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

test('file field: if one file is allowed, the browser offers one [FRM-27]', () => {
  show({ most: 1, types: ['application/pdf'] });
  expect(input().multiple).toBe(false);
  expect(input()).toHaveAttribute('accept', 'application/pdf');
});

test('file field: exactly 15 MB are accepted, one byte more is reported at the field and not attached [FRM-24]', async () => {
  show();
  await choose(ofSize('raja.png', MAX_FILE_BYTES), ofSize('yli.png', MAX_FILE_BYTES + 1));
  expect(refusals()).toEqual(['Tiedosto liian suuri (> 15MB) yli.png']);
  expect(screen.getByText('Tiedosto liian suuri (> 15MB)')).toBeVisible();
  expect(input()).toHaveAttribute('aria-invalid', 'true');
  expect(input()).toHaveAccessibleDescription(/Tiedosto liian suuri \(> 15MB\) yli\.png/);
  expect(names()).toEqual(['Poista raja.png']);
});

test('file field: another type is reported and not attached, and the next selection removes the error [FRM-28]', async () => {
  show();
  await choose(image('liite.pdf', 'x', 'application/pdf'), image('hyvä.png'));
  expect(screen.getByText('Väärä tiedostotyyppi')).toBeVisible();
  expect(refusals()).toEqual(['Väärä tiedostotyyppi liite.pdf']);
  expect(names()).toEqual(['Poista hyvä.png']);
  await choose(image('toinen.png'));
  expect(refusals()).toEqual([]);
  expect(input()).not.toHaveAttribute('aria-invalid');
});

test('file field: a refused file does not prevent sending [FRM-24] [FRM-28]', async () => {
  const { sent } = show();
  await choose(image('liite.pdf', 'x', 'application/pdf'));
  await sendOff();
  expect(sent.mock.calls[0]?.[1].files).toEqual([]);
});

test('file field: of too many files the first ones are kept after an alert, and refused files do not count [FRM-26]', async () => {
  show();
  await choose(
    image('x.pdf', 'x', 'application/pdf'),
    ...['1', '2', '3', '4'].map((name) => image(`${name}.png`)),
  );
  expect(alerts).toHaveBeenCalledExactlyOnceWith('Voit liittää enintään 3 tiedostoa');
  expect(names()).toEqual(['Poista 1.png', 'Poista 2.png', 'Poista 3.png']);
});

test('file field: a new selection is added to the earlier one, up to the limit [FRM-26] [FRM-27]', async () => {
  show();
  await choose(image('1.png'), image('2.png'));
  await choose(image('3.png'));
  expect(alerts).not.toHaveBeenCalled();
  await choose(image('4.png'));
  expect(alerts).toHaveBeenCalledOnce();
  expect(names()).toEqual(['Poista 1.png', 'Poista 2.png', 'Poista 3.png']);
});

test('file field: a file can be removed and selected again, and the focus moves to the field [FRM-27]', async () => {
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

test('file field: two files with one name are removed separately [FRM-27]', async () => {
  const { sent } = show();
  await choose(image('kuva.png', 'a'), image('kuva.png', 'b'));
  await userEvent.click(screen.getAllByRole('button', { name: 'Poista kuva.png' })[0]!);
  await sendOff();
  expect(sent.mock.calls[0]?.[1].files).toEqual([
    { Name: 'kuva.png', Data: `data:image/png;base64,${btoa('b')}` },
  ]);
});

test('file field: dropped files follow the same rules [FRM-26] [FRM-28]', () => {
  show();
  fireEvent.dragOver(input());
  expect(input().parentElement).toHaveAttribute('data-over', 'true');
  drop(image('x.txt', 'x', 'text/plain'), ...['1', '2', '3', '4'].map((name) => image(`${name}.png`)));
  expect(input().parentElement).toHaveAttribute('data-over', 'false');
  expect(refusals()).toEqual(['Väärä tiedostotyyppi x.txt']);
  expect(alerts).toHaveBeenCalledOnce();
  expect(names()).toHaveLength(3);
});

test("file field: a picture is shown as a thumbnail with its size in the page's language [FRM-05]", async () => {
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

test('file field: a picture that the browser cannot decode is attached without a thumbnail [FRM-05]', async () => {
  vi.stubGlobal('createImageBitmap', () => Promise.reject(new DOMException('no', 'InvalidStateError')));
  const { sent, container } = show();
  await choose(image('kuva.png'));
  expect(await screen.findByText('1 kt')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
  await sendOff();
  expect(sent.mock.calls[0]?.[1].files).toHaveLength(1);
});

test('file field: a PDF has no thumbnail [FRM-05]', async () => {
  const { container } = show({ most: 1, types: ['application/pdf'] });
  await choose(image('liite.pdf', 'x', 'application/pdf'));
  expect(await screen.findByText('1 kt')).toBeVisible();
  expect(container.querySelector('img')).toBeNull();
});

/** Replaces FileReader with readers that the test controls. */
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

test('file field: an unreadable file shows an alert and is not attached [FRM-29]', async () => {
  const { sent } = show();
  const readers = holdReaders();
  await choose(image('rikki.png'));
  act(() => void readers[0]!.dispatchEvent(new ProgressEvent('error')));
  await waitFor(() => expect(alerts).toHaveBeenCalledExactlyOnceWith('File data could not be read'));
  expect(names()).toEqual([]);
  await sendOff();
  expect(sent.mock.calls[0]?.[1].files).toEqual([]);
});

test('file field: a large file shows its progress [FRM-05]', async () => {
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

test('file field: a send during reading waits for the file and says so [FRM-05] [FRM-07]', async () => {
  const { sent } = show();
  const readers = holdReaders();
  await choose(image('iso.png'));
  await press();
  const button = await screen.findByRole('button', { name: 'Lähetetään...' });
  expect(button).toBeDisabled();
  expect(button).toHaveAttribute('aria-busy', 'true');
  expect(sent).not.toHaveBeenCalled();
  act(() => finish(readers[0]!, 'x'));
  await screen.findByText('Kiitos viestistäsi!');
  expect(sent.mock.calls[0]?.[1].files).toEqual([
    { Name: 'iso.png', Data: `data:image/png;base64,${btoa('x')}` },
  ]);
});

test('file field: a send whose file turns out unreadable fails and can be repeated [FRM-29] [FRM-12]', async () => {
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

test('file field: a send does not wait for a file that is removed meanwhile [FRM-27]', async () => {
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

test('file field: files are kept when the call fails, and sent at the next attempt [FRM-12]', async () => {
  const { sent } = show();
  sent.mockRejectedValueOnce(new Error('network'));
  await choose(image('kuva.png'));
  await press();
  await screen.findByText('Tapahtui virhe. Yritä uudelleen');
  expect(names()).toEqual(['Poista kuva.png']);
  await sendOff();
  expect(sent.mock.calls[1]?.[1]).toEqual({ captchaToken: 'token-2', files: sent.mock.calls[0]?.[1].files });
});

test("file field: the server's refusal is shown at the field, which gets the focus, and the file can be removed [FRM-12] [FRM-28]", async () => {
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

test('file field: an unmounted form stops reading [FRM-12]', async () => {
  const { unmount } = show();
  const readers = holdReaders();
  await choose(image('iso.png'));
  const abort = vi.spyOn(readers[0]!, 'abort');
  unmount();
  expect(abort).toHaveBeenCalledOnce();
});

test('file field: the text of a refusal is not parsed as HTML [FRM-28]', async () => {
  show();
  await choose(image('<img src=x onerror=alert(1)>.txt', 'x', 'text/plain'));
  expect(within(screen.getByRole('alert')).getByText('<img src=x onerror=alert(1)>.txt')).toBeVisible();
});
