import { CONTACT, createContactSender } from '#api/contact.ts';
import { Form } from '#forms/Form.tsx';
import { TextArea } from '#forms/TextArea.tsx';
import { useTexts } from '#island/context.ts';
import type { WidgetProps } from '#island/define.ts';
import { MESSAGE_LIMIT } from '#lib/message-characters.ts';
import { question } from '#schemas/question.ts';
import { messages } from './messages.ts';
import type definition from './widget.ts';

const send = createContactSender(CONTACT.question);

/** A question to the company (QUE-01 to QUE-07). */
export default function QuestionForm({ header, captchaSiteKey }: WidgetProps<typeof definition>) {
  const t = useTexts(messages);
  return (
    <Form
      name="question"
      header={header}
      form={question}
      messages={messages}
      captchaSiteKey={captchaSiteKey}
      action={CONTACT.question}
      send={send}
      note={t('noReply')}
      event={{ event: 'kysymys_form_submit' }}
    >
      <TextArea name="Message" label={t('message')} limit={MESSAGE_LIMIT} />
    </Form>
  );
}
