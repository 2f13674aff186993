import { expect, test } from 'vitest';
import { parseSpeech } from '../../screen-reader/speech-log.ts';
import { formatDifference, mergeTranscript, readTranscript } from '../../screen-reader/transcript.ts';

test('speech log: records of speech become one line each, without the screen reader on itself', () => {
  const log = [
    "16:01:25.735488 - SPEECH OUTPUT: 'Screen reader on.'{'established': False}",
    "16:01:30.054628 - SPEECH OUTPUT: 'Otsikko'",
    '16:01:30.100000 - EVENT MANAGER: object:state-changed:focused',
    "16:01:40.369734 - SPEECH OUTPUT: 'It's \n two lines' voice=system{'established': False}",
    "16:01:44.488480 - SPEECH OUTPUT: 'Focus mode'{'established': False}",
    "16:01:48.590060 - SPEECH OUTPUT: ' '",
    '',
  ].join('\n');
  expect(parseSpeech(log)).toEqual(['Otsikko', "It's two lines"]);
});

test('transcript: lines of one browser are marked, those of both are kept once, and each browser reads its own', () => {
  const chromium = mergeTranscript('', 'chromium', ['# cart', 'Ostoskori', 'push button']);
  expect(chromium).toBe('Read in chromium\n# cart\nOstoskori\npush button');
  expect(mergeTranscript(chromium, 'chromium', ['# cart', 'Kori'])).toBe('Read in chromium\n# cart\nKori');
  expect(readTranscript(chromium, 'firefox')).toEqual([]);
  const both = mergeTranscript(chromium, 'firefox', ['# cart', 'Ostoskori', 'button']);
  expect(both).toBe('Read in chromium, firefox\n# cart\nOstoskori\nC| push button\nF| button');
  expect(readTranscript(both, 'chromium')).toEqual(['# cart', 'Ostoskori', 'push button']);
  expect(mergeTranscript(both, 'chromium', ['# cart', 'Kori', 'button'])).toBe(
    'Read in chromium, firefox\n# cart\nC| Kori\nF| Ostoskori\nbutton',
  );
});

test('transcript: a difference has the changed lines with their neighbours and the heading of their state', () => {
  const old = ['# cart', '## filled: visit', 'a', 'b', 'c', 'd'];
  expect(formatDifference(old, old)).toEqual([]);
  expect(formatDifference(old, ['# cart', '## filled: visit', 'a', 'b', 'C', 'd'])).toEqual([
    '  ## filled: visit',
    '  b',
    '- c',
    '+ C',
    '  d',
  ]);
});
