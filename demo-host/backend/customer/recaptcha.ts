// reCAPTCHA as a Magento answers in which nobody has set it up: there are no keys, so it guards no form.
const notSetUp = {
  is_enabled: false,
  website_key: '',
  minimum_score: 0.5,
  badge_position: 'inline',
  theme: 'light',
  language_code: '',
  failure_message: 'ReCaptcha validation failed, please try again',
  forms: [],
};

export const recaptchaQueries = {
  recaptchaV3Config: () => notSetUp,
  recaptchaFormConfig: () => ({ is_enabled: false, configurations: null }),
};
