/** Stands for an object that a hook creates before the first test. Each use is one of the object that there is then. */
export function later<Value extends object>(read: () => Value | undefined): Value {
  const now = (): Value => {
    const value = read();
    if (!value) throw new Error('There is none before the first test.');
    return value;
  };
  return new Proxy({} as Value, {
    get(_, name) {
      const value: unknown = Reflect.get(now(), name);
      return typeof value === 'function' ? (value.bind(now()) as unknown) : value;
    },
    has: (_, name) => Reflect.has(now(), name),
    set: (_, name, value) => Reflect.set(now(), name, value),
    ownKeys: () => Reflect.ownKeys(now()),
    getOwnPropertyDescriptor: (_, name) => ({
      ...Reflect.getOwnPropertyDescriptor(now(), name),
      configurable: true,
    }),
  });
}
