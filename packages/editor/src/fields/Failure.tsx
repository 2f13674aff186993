/** Shows the message of a failed action or of an incomplete field. */
export const Failure = ({ id, text }: { id?: string; text: string | false | undefined }) =>
  text && (
    <p id={id} className="ed-error" role="alert">
      {text}
    </p>
  );
