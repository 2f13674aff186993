/**
 * Stands in for MTCaptcha's script: the same names on the page, the same order of things. A visitor is verified by
 * pressing its button. Served by the tests in place of the provider's script.
 */
(() => {
  const config = window.mtcaptchaConfig;
  const states = new Map();
  const call = (callback, state) => window[config[callback]]?.(state);
  let made = 0;

  function render(domID) {
    const place = document.getElementById(domID);
    if (!place || states.has(domID)) return;
    const state = { domID, isVerified: false, verifiedToken: null };
    states.set(domID, state);
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = `Captcha ${config.sitekey} ${config.lang}`;
    button.onclick = () => {
      made += 1;
      Object.assign(state, { isVerified: true, verifiedToken: `token-${made}` });
      call('verified-callback', state);
    };
    place.append(button);
  }

  window.mtcaptcha = {
    renderUI: render,
    getStatus: (domID) => states.get(domID),
    getVerifiedToken: (domID) => states.get(domID)?.verifiedToken ?? null,
    resetUI: (domID) => Object.assign(states.get(domID), { isVerified: false, verifiedToken: null }),
    // Not the provider's: lets a test have time pass.
    expire: (domID) => {
      const state = Object.assign(states.get(domID), { isVerified: false, verifiedToken: null });
      call('verifyexpired-callback', state);
    },
  };
  config.renderQueue.forEach(render);
  config.renderQueue.push = (...ids) => ids.forEach(render);
})();
