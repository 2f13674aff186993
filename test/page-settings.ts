/** Page settings with which every widget works. */
export const pageSettings = {
  captcha: { provider: 'altcha', challengeUrl: '/api/captcha/challenge' },
  shopUrl: 'https://kauppa.example.test/',
};
