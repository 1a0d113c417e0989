export const gallerySizes = '(min-width:64rem) 46rem,(min-width:48rem) 60vw,100vw'
