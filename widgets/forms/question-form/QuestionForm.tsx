import { sendQuestion } from '#api/contact.ts';
import { Form } from '#forms/Form.tsx';
import { TextArea } from '#forms/TextArea.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';
import { messages } from './messages.ts';
import { questionPayload } from './question.payload.ts';
import { questionSchema, type Question } from './question.schema.ts';
import type definition from './widget.ts';

const initial: Question = { Message: '' };

/** A question to the company (QUE-01..QUE-07). */
export default function QuestionForm({ header, captchaSiteKey }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  return (
    <Form
      name="question"
      header={header}
      schema={questionSchema}
      initial={initial}
      messages={messages}
      captchaSiteKey={captchaSiteKey}
      send={(question, token, signal) => sendQuestion(questionPayload(question, token), signal)}
      event={{ event: 'kysymys_form_submit' }}
    >
      <TextArea name="Message" label={t('message')} limit={MESSAGE_LIMIT} />
    </Form>
  );
}
