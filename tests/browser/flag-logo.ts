/** A logo twice as wide as high, as many names are: a PNG of 80 × 40 pixels, a yellow disc on blue. In base64. */
export const FLAG_LOGO: string = [
  'iVBORw0KGgoAAAANSUhEUgAAAFAAAAAoAQMAAABTru9CAAAABlBMVEUAT5//0gCXcRTVAAAAUUlEQVR42mNgoArg/wBn2v+BM///',
  'h7EY//9vgDKZ//8/AGWy////AGbA//8fMJny////wGTa////hxZM7LZhdxmS05E8hORNJM8jBwlSQFEEAC/7Ssv3mGvHAAAAAElF',
  'TkSuQmCC',
].join('');
