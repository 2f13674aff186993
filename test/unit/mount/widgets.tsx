/** Widgets that the tests of the runtime mount. */
import { useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import type { TestWidget } from '../../../packages/testing/runtime.tsx';

/** The number of mounted effects of `greeting`. */
export const alive = { count: 0 };

/** Shows its props, counts clicks and counts its mounted effects. */
export const greeting: TestWidget = {
  props: {
    text: v.pipe(v.string(), v.nonEmpty()),
    times: v.optional(v.pipe(v.number(), v.integer()), 1),
    tone: v.optional(v.picklist(['loud', 'quiet'])),
    lines: v.optional(v.array(v.object({ words: v.string() }))),
  },
  component: function Greeting({ text, times, tone, language, ...rest }) {
    const [presses, setPresses] = useState(0);
    useEffect(() => {
      alive.count += 1;
      return () => {
        alive.count -= 1;
      };
    }, []);
    return (
      <button
        type="button"
        data-tone={tone}
        data-language={language}
        data-rest={Object.keys(rest).join()}
        onClick={() => setPresses(presses + 1)}
      >
        {`${text} × ${times}, pressed ${presses}`}
      </button>
    );
  },
};

/** Throws while it renders, if its prop is set. */
export const fragile: TestWidget = {
  props: { breaks: v.optional(v.boolean(), true) },
  component: function Fragile({ breaks }) {
    if (breaks) throw new Error('out of order');
    return <p>in order</p>;
  },
};

/** Throws in the update after a click. */
export const touchy: TestWidget = {
  component: function Touchy() {
    const [touched, setTouched] = useState(false);
    if (touched) throw new Error('touched');
    return (
      <button type="button" onClick={() => setTouched(true)}>
        do not touch
      </button>
    );
  },
};

/** A typical form: controlled fields, a selection and a disclosure. */
export const form: TestWidget = {
  props: { type: v.optional(v.string(), 'text') },
  component: function Form({ type }) {
    const [mail, setMail] = useState('');
    const [message, setMessage] = useState('');
    const [topic, setTopic] = useState('a');
    const [agreed, setAgreed] = useState(false);
    const [way, setWay] = useState('post');
    const [open, setOpen] = useState(false);
    const [sent, setSent] = useState(0);
    const files = useRef<HTMLInputElement>(null);
    return (
      <form onSubmit={(event) => event.preventDefault()}>
        <input name="email" type={type} value={mail} onChange={(event) => setMail(event.target.value)} />
        <textarea name="Message" value={message} onChange={(event) => setMessage(event.target.value)} />
        <select name="topic" value={topic} onChange={(event) => setTopic(event.target.value)}>
          <option value="a">A</option>
          <option value="b">B</option>
        </select>
        <select name="several" multiple>
          <option value="a">A</option>
          <option value="b">B</option>
          <option value="c">C</option>
        </select>
        <input type="file" name="Files" multiple ref={files} />
        <input
          type="checkbox"
          name="agreed"
          checked={agreed}
          onChange={(event) => setAgreed(event.target.checked)}
        />
        {['post', 'phone'].map((one) => (
          <input
            key={one}
            type="radio"
            name="way"
            value={one}
            checked={way === one}
            onChange={() => setWay(one)}
          />
        ))}
        <button type="button" aria-expanded={open} onClick={() => setOpen(!open)}>
          More
        </button>
        <button type="button" onClick={() => setSent(sent + 1)}>
          Send
        </button>
        <output>{JSON.stringify({ mail, message, topic, agreed, way, open, sent })}</output>
      </form>
    );
  },
};
