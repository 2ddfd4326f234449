// What is said where nobody knows whether something was done, by the mutation that was not answered for (behaviour 7.3).
import { addWords } from '../known';

export const unclear = {
  addProductsToCart:
    'It is not clear whether this was put into your cart. Look into the cart before you try again.',
  addConfigurableProductsToCart:
    'It is not clear whether this was put into your cart. Look into the cart before you try again.',
  addProductsToWishlist:
    'It is not clear whether this was put on your wishlist. Look at the list before you try again.',
  addWishlistItemsToCart:
    'It is not clear whether this was put into your cart. Look into the cart before you try again.',
  cancelOrder: 'It is not clear whether the order was canceled. Look at the order before you try again.',
  changeCustomerPassword:
    'It is not clear whether your password was changed. If the old one is refused now, the new one counts.',
  confirmCancelOrder:
    'It is not clear whether the order was canceled. Look the order up before you try again.',
  contactUs:
    'It is not clear whether your message was sent. What you wrote is still here: send it again if you hear nothing from us.',
  createCustomerAddress:
    'It is not clear whether the address was saved. Look at your addresses before you try again.',
  createCustomerV2:
    'It is not clear whether your account was created. Look for our mail, or try to sign in, before you try again.',
  createProductReview:
    'It is not clear whether your review was sent. It is shown once it was read: wait for it before you send it again.',
  deleteCustomerAddress:
    'It is not clear whether the address was deleted. Look at your addresses before you try again.',
  deletePaymentToken:
    'It is not clear whether this was removed. Look at your saved payments before you try again.',
  removeProductsFromWishlist:
    'It is not clear whether this was taken off your wishlist. Look at the list before you try again.',
  reorderItems:
    'It is not clear whether all of it was put into your cart. Look into the cart before you try again.',
  requestGuestOrderCancel:
    'It is not clear whether the mail was sent. Look into your inbox before you try again.',
  requestPasswordResetEmail:
    'It is not clear whether the mail was sent. Look into your inbox before you try again.',
  resendConfirmationEmail:
    'It is not clear whether the mail was sent. Look into your inbox before you try again.',
  resetPassword:
    'It is not clear whether your password was changed. Try to sign in with the new one before you try again.',
  subscribeEmailToNewsletter:
    'It is not clear whether you are subscribed. Look into your inbox before you try again.',
} as const;

addWords({ unclear });
