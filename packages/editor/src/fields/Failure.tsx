/** Tells that an action failed, or what a field lacks. */
export const Failure = ({ id, text }: { id?: string; text: string | false | undefined }) =>
  text && (
    <p id={id} className="ed-error" role="alert">
      {text}
    </p>
  );
