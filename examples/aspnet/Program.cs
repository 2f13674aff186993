// A site on ASP.NET Core that embeds Saaristo: `dotnet run`.
using System.Text;
using Example;
using Microsoft.AspNetCore.Antiforgery;
using Microsoft.AspNetCore.Http.Extensions;
using Microsoft.Extensions.FileProviders;

var builder = WebApplication.CreateBuilder(args);
builder.Services.AddRazorPages();
builder.Services.AddHttpClient();
builder.Services.AddSingleton<Saaristo>();
builder.Services.AddAntiforgery(options => options.HeaderName = "X-XSRF-TOKEN");

var app = builder.Build();
var saaristo = app.Services.GetRequiredService<Saaristo>();

app.Use(async (context, next) =>
{
    context.Response.Headers.ContentSecurityPolicy = Saaristo.ContentSecurityPolicy;
    context.Response.Headers.XContentTypeOptions = "nosniff";
    await next();
});

app.UseStaticFiles(new StaticFileOptions
{
    RequestPath = "/saaristo",
    FileProvider = new PhysicalFileProvider(saaristo.Dist),
    OnPrepareResponse = file => file.Context.Response.Headers.CacheControl =
        file.Context.Request.Path.StartsWithSegments("/saaristo/chunks")
            ? "public, max-age=31536000, immutable"
            : "no-cache",
});

// Sends each completely rendered page through the sidecar.
app.UseWhen(context => HttpMethods.IsGet(context.Request.Method), pages => pages.Use(async (context, next) =>
{
    var body = context.Response.Body;
    using var rendered = new MemoryStream();
    context.Response.Body = rendered;
    try
    {
        await next();
    }
    finally
    {
        context.Response.Body = body;
    }
    var bytes = rendered.ToArray();
    if (context.Response.ContentType?.StartsWith("text/html") == true)
    {
        bytes = Encoding.UTF8.GetBytes(await saaristo.Prerender(
            Encoding.UTF8.GetString(bytes), context.Request.GetEncodedPathAndQuery()));
        context.Response.ContentLength = bytes.Length;
    }
    await body.WriteAsync(bytes);
}));

app.MapPost("/api/contentlikecount/{id}", async (string id, HttpContext context, IAntiforgery antiforgery) =>
{
    if (!await antiforgery.IsRequestValidAsync(context)) return Results.StatusCode(403);
    // The site counts the like here.
    return Results.NoContent();
});
app.MapRazorPages();
app.Run();
