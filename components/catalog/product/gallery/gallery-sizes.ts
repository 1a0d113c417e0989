/** How wide the pictures of a product's page are shown. */
export const gallerySizes = '(min-width:64rem) 46rem,(min-width:48rem) 60vw,100vw'
